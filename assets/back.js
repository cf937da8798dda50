// The browser's way back closes the sheet that lies over the screen, as it does in the apps of a phone
// (mobile/page.js). For that an open sheet has an entry of its own in the history, which is gone with it;
// where a sheet leads to another screen, that screen takes its entry (src/web/address.rs).
{
  const SHEET = 'sheet';
  const ear = () => [...document.querySelectorAll('.sheet > .ear')].at(-1);
  let open = false;

  const follow = () => {
    if (Boolean(ear()) === open) return;
    open = !open;
    const own = history.state === SHEET;
    if (open && !own) {
      history.replaceState(scrollY, '');
      history.pushState(SHEET, '');
    } else if (!open && own) history.back();
  };
  new MutationObserver(follow).observe(document.getElementById('main'), { childList: true, subtree: true });

  addEventListener('popstate', () => {
    const heard = history.state === SHEET ? null : ear();
    if (!heard) return;
    open = false;
    heard.value = 'Escape';
    heard.dispatchEvent(new Event('input', { bubbles: true }));
  });
  // A page that is loaded anew has no sheet.
  if (history.state === SHEET) history.back();
}
