// What the page asks of the device to be heard, felt and kept awake: noted, not done.

/** Puts recorders in the place of the device's sound, motor and wake lock; before the first opening. */
export async function recorded({ page }) {
  await page.addInitScript(record);
}

/** In the page, before its own script. */
function record() {
  const asked = { contexts: 0, sources: [], shakes: [], held: 0 };
  globalThis.guqiAsked = asked;
  const params = ['frequency', 'gain', 'Q', 'threshold', 'ratio'];
  class Param {
    setValueAtTime = (value) => void (this.value = value);
    linearRampToValueAtTime() {}
    exponentialRampToValueAtTime() {}
    setTargetAtTime() {}
  }
  class Node {
    constructor() {
      for (const name of params) this[name] = new Param();
    }
    connect = (other) => other;
    disconnect() {}
    start(at) {
      this.note = { pitch: this.frequency.value, from: at - 1 };
      asked.sources.push(this.note);
    }
    stop = (at) => (this.note.length = at - 1 - this.note.from);
  }
  globalThis.AudioContext = class {
    currentTime = 1;
    sampleRate = 8000;
    state = 'suspended';
    constructor() {
      asked.contexts += 1;
    }
    resume = async () => void (this.state = 'running');
    suspend = async () => void (this.state = 'suspended');
    createBuffer = () => ({ getChannelData: () => [] });
    createGain = () => new Node();
    createOscillator = () => new Node();
    createBufferSource = () => new Node();
    createBiquadFilter = () => new Node();
    createDynamicsCompressor = () => new Node();
  };
  const has = (name, value) => Object.defineProperty(navigator, name, { value });
  has('vibrate', (pattern) => asked.shakes.push(pattern) > 0);
  const request = async () => {
    const lock = new EventTarget();
    lock.release = async () => {
      asked.held -= 1;
      lock.dispatchEvent(new Event('release'));
    };
    asked.held += 1;
    return lock;
  };
  has('wakeLock', { request });
}

const asked = ({ page }) => page.evaluate(() => globalThis.guqiAsked);
/** How often the device was asked for sound at all. */
export const contexts = async (visitor) => (await asked(visitor)).contexts;
/** All that sounded: when it began, in seconds after it was asked for, and how long it took. */
export const sources = async (visitor) => (await asked(visitor)).sources;
/** The pitches of what sounded, those of strings alone when asked for. */
export const pitches = async (visitor) => (await sources(visitor)).map(({ pitch }) => pitch).filter(Boolean);
/** All patterns felt. */
export const shakes = async (visitor) => (await asked(visitor)).shakes;
/** How many wake locks are held. */
export const held = async (visitor) => (await asked(visitor)).held;
