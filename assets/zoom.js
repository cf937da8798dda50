// The board is brought nearer inside its frame, and nothing else on the screen moves: by two
// fingers, by a double tap, by the wheel with Ctrl (which a trackpad's pinch is as well), by the
// keys + and -. One finger, the mouse or the wheel then moves it; the button in its corner,
// another double tap or Escape shows the whole board again. Nothing is played by any of these:
// a tap is one finger that stays where it is, and of a double tap the second half plays nothing.
{
  /** How many times as large a board can be. */
  const MOST = 3;
  /** How far a finger may slip in a tap, in px. */
  const SLIP = 10;
  /** Taps sooner after one another are a double tap, in ms. */
  const QUICK = 300;
  /** How far its edge may come into the frame, in px: no point lies under the button for good. */
  const ROOM = 52;

  const { documentElement: root, defaultView: page } = document;
  const areaOf = (one) => one?.closest?.('.board-area');
  const stop = (event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const within = (value, least, most) => Math.min(most, Math.max(least, value));
  const apart = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]);
  const place = ({ clientX, clientY }) => [clientX, clientY];
  /** An arrow turned by so many quarters of a circle. */
  const spin = ([x, y], quarters) => (quarters % 4 ? spin([-y, x], quarters - 1) : [x, y]);

  // Who has enlarged the page moves about in it and makes it small again, on the board as well.
  const enlarged = () => page.visualViewport?.scale > 1.01;
  page.visualViewport?.addEventListener('resize', () => root.toggleAttribute('data-enlarged', enlarged()));

  // What is seen: how many times as large the board is, and which point of it is in the middle of
  // the frame, from the board's own middle, in parts of its width. So it is the same when the
  // board or the device is turned. Another board is seen whole.
  let board;
  let zoom = 1;
  let at = [0, 0];
  let told = 1;
  const turning = new MutationObserver(() => near() && show());

  const take = (area) => {
    const found = area.querySelector('.board');
    if (found === board) return;
    board = found;
    [zoom, at, told] = [1, [0, 0], 1];
    turning.disconnect();
    turning.observe(board, { attributeFilter: ['data-turned'] });
  };
  const near = () => zoom > 1 && board.isConnected;

  /** Where frame and board are. */
  const measure = () => {
    const { x, y, width, height } = board.parentElement.getBoundingClientRect();
    // As the style sheet has it.
    const upright = board.dataset.turns === 'true' && width <= height;
    const quarters = (board.dataset.turned === 'true' ? 2 : 0) + (upright ? 1 : 0);
    const size = [board.offsetWidth, board.offsetHeight];
    if (upright) size.reverse();
    return { middle: [x + width / 2, y + height / 2], room: [width, height], size, quarters, unit: board.offsetWidth };
  };
  const looking = ({ quarters, unit }) => spin(at, quarters).map((part) => part * unit);

  /** Shows the board so that the point of it at `look`, in px on the screen at its usual size, is in the middle. */
  const show = (frame = measure(), look = looking(frame)) => {
    const { quarters, unit, room, size } = frame;
    look = look.map((value, axis) => {
      const hidden = size[axis] * zoom - room[axis];
      const most = zoom > 1 && hidden > 0 ? (hidden / 2 + Math.min(ROOM, hidden)) / zoom : 0;
      return within(value, -most, most);
    });
    at = spin(look, 4 - quarters).map((value) => value / unit);
    board.style.scale = zoom > 1 ? zoom : '';
    board.style.translate = zoom > 1 ? look.map((value) => `${(-value * zoom).toFixed(1)}px`).join(' ') : '';
    board.parentElement.toggleAttribute('data-zoomed', zoom > 1);
  };

  /** Takes hold of the board at a place; what is told then is how many times as large it is, and where that place is. */
  const grasp = (from) => {
    const frame = measure();
    const { middle } = frame;
    const before = zoom;
    const held = looking(frame).map((value, axis) => value + (from[axis] - middle[axis]) / zoom);
    return (times, to = from) => {
      zoom = within(before * times, 1, MOST);
      show(frame, held.map((value, axis) => value - (to[axis] - middle[axis]) / zoom));
    };
  };

  const hold = () => board.parentElement.toggleAttribute('data-held', true);
  /** The hand is gone. The app is told how large the board is, as it aims where points are small. */
  const settle = () => {
    if (!board.isConnected) return;
    board.parentElement.removeAttribute('data-held');
    if (zoom < 1.08) zoom = 1;
    show();
    const ear = board.closest('.table:not(.lesson, .look)')?.querySelector(':scope > .ear');
    if (!ear || told === zoom) return;
    told = zoom;
    ear.value = `zoom ${Math.round(100 * zoom)}`;
    ear.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const whole = () => {
    zoom = 1;
    settle();
  };

  // Hands. `busy`: what they do is no tap.

  const hands = new Map();
  let start;
  let pull;
  let busy = false;
  // Whether one finger alone was there.
  let single = false;
  let last = null;

  const grip = () => {
    const [one, other = one] = hands.values();
    return { middle: one.map((value, axis) => (value + other[axis]) / 2), spread: other === one ? 1 : Math.max(20, apart(one, other)) };
  };
  const move = (event) => {
    const { pointerId, pointerType } = event;
    if (!hands.has(pointerId)) return;
    const touches = pointerType !== 'mouse';
    if (hands.size === 1 && !busy) {
      if (apart(place(event), start) < SLIP || !(touches || zoom > 1)) return;
      busy = true;
      if (zoom > 1) board.parentElement.setPointerCapture(pointerId);
    }
    const [x, y] = hands.get(pointerId);
    if (zoom === 1 && hands.size === 1) {
      hands.set(pointerId, place(event));
      // With large text the table is longer than the screen, and the browser moves nothing here.
      board.closest('.table').scrollBy(x - event.clientX, y - event.clientY);
      return;
    }
    hold();
    pull ??= [grip().spread, grasp(grip().middle)];
    hands.set(pointerId, place(event));
    const { middle, spread } = grip();
    pull[1](spread / pull[0], middle);
  };
  const leave = (event) => {
    pull = null;
    if (!hands.delete(event.pointerId) || hands.size) return;
    listen(false);
    if (busy && single && zoom === 1) swiped(event);
    if (busy) settle();
    else if (event.type === 'pointerup' && event.pointerType !== 'mouse') tapped(event);
  };
  /** Where a game is looked through, a finger that swept across the board turns the page. */
  const swiped = (event) => {
    const [x, y] = place(event).map((value, axis) => value - start[axis]);
    const ear = board.closest('.look')?.querySelector(':scope > .ear');
    if (!ear || event.type !== 'pointerup' || Math.abs(x) < 40 || Math.abs(x) < 2 * Math.abs(y)) return;
    ear.value = x < 0 ? 'look-on' : 'look-back';
    ear.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const listen = (on) => {
    const change = on ? addEventListener : removeEventListener;
    change('pointermove', move, { passive: true });
    change('pointerup', leave);
    change('pointercancel', leave);
  };

  addEventListener(
    'pointerdown',
    (event) => {
      const area = areaOf(event.target);
      if (event.isPrimary) {
        hands.clear();
        busy = false;
      }
      pull = null;
      if (!area || enlarged() || event.button > 0 || event.target.closest('.whole')) {
        last = null;
        return;
      }
      if (hands.size > 1) return;
      take(area);
      hands.set(event.pointerId, place(event));
      if (hands.size > 1) [busy, single] = [true, false];
      else {
        start = place(event);
        single = true;
        listen(true);
      }
    },
    { capture: true, passive: true },
  );

  /** The state of affairs on the table, which another ply changes. */
  const turn = () => board.closest('.table').querySelector('.senses')?.dataset.ply.split(' ')[0];

  /** A finger was put down and lifted; its click is yet to come. */
  const tapped = (event) => {
    const before = last;
    const now = { time: event.timeStamp, point: place(event), spot: event.target.closest('.spot'), turn: turn() };
    last = now;
    if (!before || now.time - before.time > QUICK) return;
    const same = now.spot === before.spot;
    if (apart(now.point, before.point) > (same ? 40 : 18)) return;
    // First the piece, then where it goes, is no double tap.
    if (now.turn === before.turn && !same && now.spot?.matches('.source, .target, .take')) return;
    busy = true;
    last = null;
    // What the first half has played is known by now.
    setTimeout(() => {
      if (!board.isConnected || turn() !== before.turn) return;
      if (zoom > 1) whole();
      else {
        // Points as large as a fingertip.
        const { offsetWidth: point } = board.querySelector('.spot');
        grasp(now.point)(within(44 / point, 2, MOST));
        settle();
      }
    }, 80);
  };

  addEventListener(
    'click',
    (event) => {
      const area = areaOf(event.target);
      if (!area) return;
      // Keys and screen readers click without a hand.
      if (busy && event.detail > 0) stop(event);
      else if (event.target.closest('.whole')) {
        // What is gone cannot keep the focus.
        if (document.activeElement === event.target.closest('.whole')) area.querySelector('.spot[tabindex="0"]')?.focus();
        whole();
      }
    },
    { capture: true },
  );

  // The wheel.

  let rest;
  const wheel = (event) => {
    if (enlarged()) return;
    take(event.currentTarget);
    if (!event.ctrlKey && zoom === 1) return;
    event.preventDefault();
    hold();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const [x, y] = place(event);
    if (event.ctrlKey) grasp([x, y])(Math.exp(within(-event.deltaY * lines, -25, 25) / 100));
    else grasp([x, y])(1, [x - event.deltaX * lines, y - event.deltaY * lines]);
    clearTimeout(rest);
    rest = setTimeout(settle, 200);
  };
  const wired = new WeakSet();
  addEventListener(
    'pointerover',
    ({ target }) => {
      const area = areaOf(target);
      if (!area || wired.has(area)) return;
      wired.add(area);
      // Only here: a wheel that may be refused makes all scrolling wait.
      area.addEventListener('wheel', wheel, { passive: false });
    },
    { capture: true, passive: true },
  );

  // Keys.

  addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || target.closest?.('.sheet, input')) return;
      if (key === 'Escape' && board && near()) {
        stop(event);
        whole();
        return;
      }
      const table = target.closest?.('.table');
      const area = table?.querySelector('.board-area');
      if (!area || !/^[-+=]$/.test(key) || table.closest('[data-letters="letters-off"]')) return;
      stop(event);
      take(area);
      const { x, y, width, height } = (board.contains(target) ? target : area).getBoundingClientRect();
      grasp([x + width / 2, y + height / 2])(key === '-' ? 1 / 1.5 : 1.5);
      settle();
    },
    { capture: true },
  );

  // What the keys lead to is seen.
  addEventListener('focusin', ({ target }) => {
    if (!board?.contains(target) || !near() || !target.matches('.spot:focus-visible')) return;
    // An older browser has scrolled to it.
    board.parentElement.scrollTo(0, 0);
    const frame = measure();
    const [spot, whole] = [target.getBoundingClientRect(), board.getBoundingClientRect()];
    // Measured against the board, as both may be moving.
    const scale = frame.size[0] / whole.width;
    const middle = [
      (spot.x + spot.width / 2 - whole.x - whole.width / 2) * scale,
      (spot.y + spot.height / 2 - whole.y - whole.height / 2) * scale,
    ];
    const half = [spot.width, spot.height].map((side) => (side * scale) / 2);
    show(frame, looking(frame).map((value, axis) => {
      const reach = Math.max(0, frame.room[axis] / 2 / zoom - 1.5 * half[axis]);
      return within(value, middle[axis] - reach, middle[axis] + reach);
    }));
  });

  addEventListener('resize', () => board && near() && show());
}
