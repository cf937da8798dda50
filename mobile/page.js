// What a phone's app has and a page has not; in the app's page alone, before the page's other
// scripts. On Android the other side is android/MainActivity.kt: it is `GuqiAndroid` here, and calls
// `guqiPage`. On iOS there is nobody but the page.
{
  const device = window.GuqiAndroid;
  const { documentElement: root } = document;

  // The way back, by Android's gesture or button, or from the left edge on iOS: what lies over the
  // screen is closed, or else the screen is left. Home is left by the system alone.

  const explained = CSS.supports('selector(:popover-open)') ? ':popover-open' : ':not(*)';
  const way = () => {
    const meaning = document.querySelector(explained);
    if (meaning) return () => meaning.hidePopover();
    const ear = [...document.querySelectorAll('.sheet > .ear')].at(-1);
    if (ear) {
      return () => {
        ear.value = 'Escape';
        ear.dispatchEvent(new Event('input', { bubbles: true }));
      };
    }
    const link = document.querySelector('.bar > .icon-button:first-child');
    return link && (() => link.click());
  };
  const back = () => way()?.();

  // What another app has sent waits until the app asks for it (src/mobile).

  let wake = () => {};
  const next = async () => {
    for (;;) {
      const file = device?.take();
      if (file) return file;
      await new Promise((done) => (wake = done));
    }
  };

  window.guqiPage = {
    back,
    next,
    arrived: () => wake(),
    insets(...sides) {
      ['top', 'right', 'bottom', 'left'].forEach((side, nth) => {
        root.style.setProperty(`--system-inset-${side}`, `${sides[nth]}px`);
      });
    },
  };

  if (device) {
    // Its web view shares nothing by itself.
    navigator.share ??= async ({ title = '', text = '', url = '' }) => {
      device.share([text, url].filter(Boolean).join('\n'), title);
    };
    navigator.canShare ??= (what) => !what?.files;

    // What the activity has to know, whenever it changes; never before the frame that a tap waits for.
    const told = {};
    const tell = (name, value) => {
      if (told[name] !== value) device[name]((told[name] = value));
    };
    const dark = () => {
      const [red, green, blue] = getComputedStyle(root).backgroundColor.match(/\d+/g) ?? [255, 255, 255];
      tell('dark', 0.3 * red + 0.6 * green + 0.1 * blue < 128);
    };
    let due;
    const later = () => {
      due ??= setTimeout(() => {
        due = undefined;
        tell('canGoBack', Boolean(way()));
      }, 50);
    };
    new MutationObserver(dark).observe(root, { attributeFilter: ['style'] });
    new MutationObserver(later).observe(document, { childList: true, subtree: true });
    document.addEventListener('toggle', later, true);
    device.ready();
  } else {
    let from;
    const passive = { capture: true, passive: true };
    addEventListener('touchstart', ({ touches }) => {
      from = touches.length === 1 && touches[0].clientX < 24 ? touches[0] : undefined;
    }, passive);
    addEventListener('touchend', ({ changedTouches: [to] }) => {
      const right = from && to.clientX - from.clientX;
      if (right > 70 && right > 2 * Math.abs(to.clientY - from.clientY)) back();
      from = undefined;
    }, passive);
  }
}
