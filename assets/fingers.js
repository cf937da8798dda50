// What a finger means, beside a tap.

// Over the graph of a review lies a slider. A tap, the mouse and a finger along it lead to a move;
// one that goes up or down scrolls the page.
{
  let held;
  const leads = (event) => {
    const input = event.target.closest?.('.graph')?.querySelector('input');
    if (!input) return;
    const { left, width } = input.getBoundingClientRect();
    input.value = Math.round(((event.clientX - left) / width) * input.max);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  addEventListener('pointerdown', (event) => (held = event.target.closest?.('.graph') && event));
  addEventListener('pointermove', (event) => {
    if (!held || !event.buttons) return;
    const [across, down] = [event.clientX - held.clientX, event.clientY - held.clientY].map(Math.abs);
    if (across > 8 && across > down) leads(event);
  });
  addEventListener('click', leads);
}

// Where the first of two quick taps led to another screen, the second one was not meant for what has
// come under the finger there.
{
  let before = { timeStamp: -Infinity };
  addEventListener('click', (event) => {
    const { detail, target, timeStamp } = event;
    if (detail > 1 && timeStamp - before.timeStamp < 350 && !before.target.isConnected) {
      event.stopImmediatePropagation();
      event.preventDefault();
    } else if (detail) before = { target, timeStamp };
  }, true);
}
