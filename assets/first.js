// What there is to see until the program is there: the home screen, for who has no game to go on
// with. It stands in the page of the web bundle in every language (examples/home.rs). Its links are
// the app's own: the program begins with the screen of the one that was tapped last.
{
  const drawn = [...document.querySelectorAll('template.first')];
  const main = document.getElementById('main');
  const kept = (act) => {
    try {
      return act(localStorage);
    } catch {
      return undefined; // Where nothing may be kept.
    }
  };
  const name = 'guqi/language';
  const spoken = (tag) => tag.split(/[-_]/)[0].toLowerCase();
  let screen;

  const show = (...tags) => {
    const own = tags.map((tag) => drawn.find(({ lang }) => spoken(lang) === spoken(tag))).find(Boolean) ?? drawn[0];
    screen?.remove();
    screen = own.content.firstElementChild.cloneNode(true);
    screen.dataset.theme = kept((all) => all.getItem('guqi/theme')) ?? screen.dataset.theme;
    for (const button of screen.querySelectorAll('button[lang]')) {
      button.addEventListener('click', () => {
        kept((all) => all.setItem(name, button.lang));
        show(button.lang);
        screen.querySelector('button[aria-pressed=true]').focus();
      });
    }
    main.before(screen);
    wait();
  };
  /** The link that was tapped is seen to wait for the program. */
  const wait = () => {
    for (const link of screen.querySelectorAll('a')) link.setAttribute('aria-busy', link.getAttribute('href') === location.hash);
  };

  const goingOn = kept((all) => Object.keys(all).some((key) => key.startsWith('guqi/game-')));
  if (drawn.length && !goingOn && ['', '#', '#/'].includes(location.hash)) {
    show(...[kept((all) => all.getItem(name)), ...navigator.languages].filter(Boolean));
    addEventListener('hashchange', wait);
    // It goes in the same frame in which the program's own screen comes.
    new MutationObserver((_, watch) => {
      watch.disconnect();
      removeEventListener('hashchange', wait);
      const href = document.activeElement.getAttribute('href');
      screen.remove();
      if (href) main.querySelector(`a[href="${href}"]`)?.focus();
    }).observe(main, { childList: true });
  }
}
