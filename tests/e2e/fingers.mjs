// Fingers on a touch screen: several at once, that stay down and move.
const STEPS = 8;

/** The fingers of this visitor. A place is [x, y]. */
export async function fingersOf({ page, context }) {
  const session = await context.newCDPSession(page);
  const send = (type, places) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });
  /** Puts fingers down, moves each on its way, and lifts them. */
  const move = async (ways) => {
    await send('touchStart', ways.map(([from]) => from));
    for (let step = 1; step <= STEPS; step++) {
      const part = step / STEPS;
      await send('touchMove', ways.map(([from, to]) => from.map((value, axis) => value + part * (to[axis] - value))));
    }
    // Lifted in full flight it would be a flick, and the browser take the next touch for one that ends it.
    const now = await page.evaluate(() => performance.now());
    await page.waitForFunction((now) => performance.now() > now + 100, now);
    await send('touchEnd', []);
  };
  return {
    /** Two fingers, so far from a middle, move to be so far from it (or from another one). */
    pinch: ([x, y], from, to, [x2, y2] = [x, y]) =>
      move([
        [[x - from, y - from], [x2 - to, y2 - to]],
        [[x + from, y + from], [x2 + to, y2 + to]],
      ]),
    drag: (from, to) => move([[from, to]]),
    /** Enlarges the page, as two fingers do where the browser sees to them. */
    enlarge: ([x, y]) => session.send('Input.synthesizePinchGesture', { x, y, scaleFactor: 2 }),
    async tap(place) {
      await send('touchStart', [place]);
      await send('touchEnd', []);
    },
    async doubleTap(place) {
      await this.tap(place);
      await this.tap(place);
    },
  };
}

/** The middle of what is shown. */
export async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}
