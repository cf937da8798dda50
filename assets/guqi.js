// What a page can do and the app cannot on every platform alike. First: it tells which theme
// the device asks for, before the first paint and whenever that changes. The style sheet does
// the rest. What is beyond the app has the colour of its paper: the page, and what the browser
// draws around it.
const asked = {
  contrast: matchMedia('(prefers-contrast: more)'),
  dark: matchMedia('(prefers-color-scheme: dark)'),
};
const paint = () => {
  const { documentElement: root } = document;
  // Before the app is there, one that nobody sees stands for it.
  const before = document.createElement('div');
  before.className = 'app';
  before.dataset.theme = 'theme-system';
  try {
    before.dataset.theme = localStorage.getItem('guqi/theme') ?? 'theme-system';
  } catch {
    // Where nothing may be kept.
  }
  const app = document.querySelector('.app') ?? root.appendChild(before);
  const paper = getComputedStyle(app).getPropertyValue('--paper').trim();
  before.remove();
  root.style.background = paper;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.content = paper;
};
const follow = () => {
  const [theme] = Object.entries(asked).find(([, query]) => query.matches) ?? ['light'];
  document.documentElement.dataset.system = theme;
  paint();
};
for (const query of Object.values(asked)) query.addEventListener('change', follow);
follow();

// Second: what is played is heard and felt, and the screen stays awake while it is. The app says
// what there is to be heard on an element that nobody sees (ui/senses.rs): `data-cues` are names
// of sounds with their times, due whenever `data-ply` changes; `data-on` says that a game goes on.
// What is set is on `.app`. Nothing here fails where a device can do less.
{
  const { documentElement: root, defaultView: page } = document;
  const Context = page.AudioContext ?? page.webkitAudioContext;
  const { wakeLock } = navigator;
  // Many a computer without a motor says that it can.
  const vibrates = Boolean(navigator.vibrate) && matchMedia('(any-pointer: coarse)').matches;
  const lacks = { sound: !Context, vibration: !vibrates, awake: !wakeLock };
  root.dataset.lacks = Object.keys(lacks).filter((what) => lacks[what]).join(' ');

  const set = (name) => document.querySelector('.app')?.dataset[name];
  const idly = page.requestIdleCallback?.bind(page) ?? ((act) => setTimeout(act, 200));
  /** After the frame that shows what happened, unless that is long past. */
  const afterwards = (act) => {
    const asked = performance.now();
    requestAnimationFrame(() => setTimeout(() => performance.now() - asked < 1000 && act()));
  };
  // Before a hand was on it a page may neither sound nor vibrate, and browsers complain of the try.
  const touched = () => navigator.userActivation?.hasBeenActive ?? true;
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  // Sound. Every ply has an outlet of its own, which is shut when the next one comes.

  const volumes = { 'sound-soft': 0.28, 'sound-normal': 0.6, 'sound-loud': 1.2 };
  let context, master, noise, outlet;

  const begin = () => {
    if (!Context || !volumes[set('sound')] || !touched()) return false;
    try {
      context ??= new Context();
      master ??= open();
      if (context.state !== 'running') context.resume().catch(() => {});
    } catch {
      return false;
    }
    return true;
  };

  /** The way out: whatever comes together stays below what a loudspeaker can do. */
  const open = () => {
    const { sampleRate } = context;
    noise = context.createBuffer(1, sampleRate / 2, sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
    const limit = context.createDynamicsCompressor();
    limit.threshold.value = -12;
    limit.ratio.value = 12;
    limit.connect(context.destination);
    return limit;
  };

  /** Lets a source be heard from `at` on for so many seconds: it swells and dies away. */
  const shape = (source, last, at, length, loud, swell = 0.002) => {
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(0, at);
    envelope.gain.linearRampToValueAtTime(loud, at + swell);
    envelope.gain.exponentialRampToValueAtTime(loud / 1000, at + length);
    last.connect(envelope).connect(outlet);
    source.start(at);
    source.stop(at + length);
  };
  const tone = (at, pitch, length, loud, { to = pitch, swell } = {}) => {
    const source = context.createOscillator();
    source.frequency.setValueAtTime(pitch, at);
    if (to !== pitch) source.frequency.exponentialRampToValueAtTime(to, at + length);
    shape(source, source, at, length, loud, swell);
  };
  const hiss = (at, pitch, length, loud, { q = 1, to = pitch, swell } = {}) => {
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    source.loopStart = 0.4 * Math.random();
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = q;
    filter.frequency.setValueAtTime(pitch, at);
    if (to !== pitch) filter.frequency.exponentialRampToValueAtTime(to, at + length);
    shape(source, source.connect(filter), at, length, loud, swell);
  };

  // How a piece sounds on its board: the click, then what rings and for how long.
  const stuffs = {
    // A pebble on a mat of reeds.
    patolli: { click: [1200, 0.04, 1.8], rings: [[560, 0.1, 0.6], [280, 0.13, 0.6]] },
    // Bone on an inlaid box.
    senet: { click: [2000, 0.022, 1.6], rings: [[905, 0.1, 0.5], [1440, 0.05, 0.2], [330, 0.15, 0.55]] },
    // Glass on lacquer.
    bead_jump: { click: [2400, 0.012, 0.9], rings: [[1180, 0.2, 0.4], [1770, 0.11, 0.12], [495, 0.11, 0.55]] },
    // Stone on stone.
    san_san: { click: [2200, 0.02, 1.8], rings: [[1050, 0.085, 0.5], [1610, 0.05, 0.2], [390, 0.12, 0.6]] },
    // Stone on thick wood.
    gomoku: { click: [1800, 0.02, 1.8], rings: [[760, 0.075, 0.5], [415, 0.12, 0.6], [207, 0.17, 0.5]] },
    // The lots.
    bean: { click: [1400, 0.03, 2], rings: [[690, 0.055, 0.6]] },
    stick: { click: [1200, 0.024, 1.5], rings: [[810, 0.09, 0.5], [405, 0.11, 0.5]] },
  };
  const knock = (at, loud, { stuff, pitch = 1 }) => {
    // No two are quite alike.
    const own = pitch * (0.97 + 0.06 * Math.random());
    const { click, rings } = stuffs[stuff];
    hiss(at, click[0] * own, click[1], click[2] * loud, { q: 0.9 });
    for (const [ring, length, part] of rings) tone(at, ring * own, length, part * loud);
  };
  /** A string that is plucked. */
  const pluck = (at, pitch, loud, length = 0.34) => {
    tone(at, pitch, length, 0.3 * loud, { swell: 0.005 });
    tone(at, 2 * pitch, 0.6 * length, 0.1 * loud, { swell: 0.004 });
    tone(at, 3 * pitch, 0.3 * length, 0.05 * loud);
  };
  const [D, E, G, A, B, D2] = [293.7, 329.6, 392, 440, 493.9, 587.3];

  // `stuff` is the game's, `motion` how long what moves takes, as a factor.
  const sounds = {
    throw(at, { lot, motion }) {
      for (let nth = 0; nth < 9; nth++) {
        const when = at + (nth + 0.8 * Math.random()) * 0.052 * motion;
        knock(when, 0.25 + 0.25 * Math.random(), { stuff: lot, pitch: 0.85 + 0.3 * Math.random() });
      }
    },
    settle(at, { lot, lots }) {
      for (let nth = 0; nth < lots; nth++) {
        knock(at + 0.028 * nth, 0.95 - 0.12 * nth, { stuff: lot, pitch: 1 - 0.04 * nth });
      }
    },
    step: (at, { stuff }) => knock(at, 0.28, { stuff, pitch: 1.1 }),
    hop: (at, { stuff, nth }) => knock(at, 0.6, { stuff, pitch: 1 + 0.04 * Math.min(nth, 8) }),
    place: (at, { stuff }) => knock(at, 1, { stuff }),
    capture(at, { stuff }) {
      tone(at, 210, 0.2, 0.7, { to: 95 });
      knock(at, 0.8, { stuff, pitch: 0.84 });
      knock(at + 0.09, 0.5, { stuff, pitch: 0.68 });
    },
    off(at, { stuff }) {
      knock(at, 0.5, { stuff });
      pluck(at + 0.02, G, 0.8);
      pluck(at + 0.11, D2, 0.8);
    },
    line(at) {
      [G, B, D2].forEach((pitch, nth) => pluck(at + 0.06 * nth, pitch, 0.75));
    },
    mark(at, { stuff }) {
      hiss(at, 1500, 0.11, 0.9, { q: 2, to: 900, swell: 0.02 });
      hiss(at + 0.13, 1300, 0.11, 0.9, { q: 2, to: 800, swell: 0.02 });
      knock(at, 0.25, { stuff, pitch: 0.8 });
    },
    sweep: (at) => hiss(at, 500, 0.45, 0.8, { q: 1.2, to: 1200, swell: 0.16 }),
    water(at) {
      hiss(at, 900, 0.42, 0.6, { q: 0.8, to: 260, swell: 0.03 });
      tone(at + 0.05, 290, 0.11, 0.3, { to: 560, swell: 0.02 });
      tone(at + 0.19, 340, 0.1, 0.22, { to: 690, swell: 0.02 });
    },
    pass(at) {
      tone(at, 370, 0.16, 0.22, { to: 330, swell: 0.012 });
      tone(at + 0.13, 294, 0.24, 0.22, { to: 262, swell: 0.012 });
    },
    refused(at) {
      tone(at, 262, 0.08, 0.26, { swell: 0.006 });
      tone(at + 0.09, 233, 0.11, 0.26, { swell: 0.006 });
    },
    win(at) {
      [D, G, A, D2].forEach((pitch, nth) => pluck(at + 0.075 * nth, pitch, 0.8, nth < 3 ? 0.3 : 0.27));
      pluck(at + 0.225, 2 * D, 0.4, 0.27);
    },
    draw(at) {
      pluck(at, G, 0.9, 0.3);
      pluck(at + 0.16, A, 0.9);
    },
    lost(at) {
      [A, E, D].forEach((pitch, nth) => pluck(at + 0.09 * nth, pitch, 0.8, 0.31));
    },
  };

  const shut = () => {
    if (!outlet) return;
    const old = outlet;
    outlet = null;
    old.gain.setTargetAtTime(0, context.currentTime, 0.012);
    setTimeout(() => old.disconnect(), 150);
  };

  const sound = async (cues, how) => {
    const asked = performance.now();
    if (!begin()) return;
    if (context.state !== 'running') {
      try {
        await context.resume();
      } catch {
        return;
      }
      // What comes too late is not heard any more.
      if (performance.now() - asked > 400) return;
    }
    outlet = context.createGain();
    outlet.gain.value = volumes[set('sound')] ?? 0;
    outlet.connect(master);
    const now = context.currentTime + 0.005;
    cues.forEach(([name, at], nth) => sounds[name]?.(now + at / 1000, { ...how, nth }));
  };

  // Vibration: milliseconds on and off in turn; by name as the sounds.

  const shakes = {
    settle: [12],
    place: [10],
    off: [18],
    capture: [16, 40, 28],
    water: [12, 40, 12],
    line: [12, 50, 12, 50, 12],
    mark: [14],
    sweep: [22],
    refused: [8, 60, 8],
    win: [40, 70, 40, 70, 110],
    draw: [40, 70, 40],
    lost: [60],
  };
  const strengths = { 'vibration-light': 1, 'vibration-strong': 2.2 };
  let due = [];

  const shake = (cues) => {
    const strength = strengths[set('vibration')];
    if (!vibrates || !strength || !touched()) return;
    // Of what comes at once the last says most.
    const last = new Map(cues.filter(([name]) => shakes[name]).map(([name, at]) => [at, shakes[name]]));
    for (const [at, times] of last) {
      const pattern = times.map((time, nth) => (nth % 2 ? time : Math.round(time * strength)));
      due.push(setTimeout(() => navigator.vibrate(pattern), at));
    }
  };

  // What came last is due; what was due before is not any more.

  let motion;
  const perform = (text, game) => {
    if (document.hidden) return;
    motion ??= Number.parseFloat(getComputedStyle(document.querySelector('.app')).getPropertyValue('--motion')) || 0;
    const slow = still.matches ? 0 : motion;
    let cues = text.split(' ').filter(Boolean).map((cue) => cue.split(':'));
    // Where nothing moves, each sounds once, one soon after the other.
    if (slow === 0) cues = [...new Map(cues)].map(([name], nth) => [name, 60 * nth]);
    else cues = cues.map(([name, at]) => [name, at * slow]);
    if (cues[0]?.[0] !== 'refused') {
      shut();
      due.forEach(clearTimeout);
      due = [];
    }
    if (!cues.length) return;
    const sticks = game === 'senet';
    sound(cues, { stuff: stuffs[game] ? game : 'gomoku', lot: sticks ? 'stick' : 'bean', lots: sticks ? 4 : 5, motion: slow });
    shake(cues);
  };

  // The screen stays awake while a game that goes on is looked at, and for so long after the
  // last touch, key or ply.

  const PATIENCE = 10 * 60_000;
  let here, lock, asks, rests, patience;

  const hold = async () => {
    const wanted = here?.dataset.on === 'true' && set('awake') === 'awake-on' && !rests && !document.hidden;
    if (!wakeLock || asks || wanted === Boolean(lock)) return;
    if (!wanted) {
      const held = lock;
      lock = null;
      held.release().catch(() => {});
      return;
    }
    asks = true;
    try {
      const got = await wakeLock.request('screen');
      got.addEventListener('release', () => {
        if (lock === got) lock = null;
      });
      lock = got;
    } catch {
      // As when the battery is low.
    }
    asks = false;
    // It may be unwanted by now.
    if (lock) hold();
  };
  const alive = () => {
    clearTimeout(patience);
    patience = setTimeout(() => {
      rests = true;
      hold();
      context?.suspend().catch(() => {});
    }, PATIENCE);
    if (rests) {
      rests = false;
      hold();
    }
  };

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) context?.suspend().catch(() => {});
    hold();
  });
  for (const hand of ['pointerdown', 'click', 'keydown']) {
    const onhand = () => {
      alive();
      // The first time takes a moment: once what the hand did is on the screen.
      if (context?.state !== 'running') idly(() => begin());
    };
    addEventListener(hand, onhand, { capture: true, passive: true });
  }

  /** Once a game was begun the browser is asked, once and for all, not to clear it away. */
  const stay = () => {
    try {
      if (localStorage.getItem('guqi-asked')) return;
      localStorage.setItem('guqi-asked', 'yes');
      navigator.storage?.persist?.().catch(() => {});
    } catch {
      // Where nothing may be kept.
    }
  };

  let worn;
  const seen = (changes) => {
    const changed = new Set();
    for (const { type, target, attributeName } of changes) {
      // What has only just come was there before.
      if (type === 'attributes' && (target === here || target !== document.querySelector('.senses'))) changed.add(attributeName);
    }
    here = document.querySelector('.senses');
    if (changed.has('data-speed')) motion = undefined;
    if (worn !== set('theme')) {
      worn = set('theme');
      paint();
    }
    // So that one hears what one chooses.
    if (changed.has('data-sound')) setTimeout(() => perform(volumes[set('sound')] ? 'place:0 off:140' : ''));
    if (changed.has('data-vibration')) setTimeout(() => perform('capture:0'));
    if (changed.has('data-ply') && here) {
      alive();
      const { cues } = here.dataset;
      const { game } = here.parentElement.dataset;
      afterwards(() => perform(cues, game));
      if (!here.closest('.lesson')) idly(stay);
    }
    if (['data-at', 'data-words', 'data-review'].some((name) => changed.has(name)) || document.querySelector('.look') !== look) mark();
    hold();
  };
  // Where a game is looked through, the move that is shown is marked in the list and stands in its
  // middle; nothing else is scrolled.
  let look;
  const mark = () => {
    look = document.querySelector('.look');
    look?.querySelector('[aria-current=step]')?.removeAttribute('aria-current');
    const move = look?.querySelectorAll('.moves li button')[look.dataset.at - 1];
    if (!move) return;
    move.setAttribute('aria-current', 'step');
    const list = move.closest('ol');
    const middle = (one) => one.getBoundingClientRect().y + one.offsetHeight / 2;
    list.scrollTop += middle(move) - middle(list);
  };
  addEventListener('resize', mark);
  new MutationObserver(seen).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-at', 'data-words', 'data-review', 'data-ply', 'data-on', 'data-speed', 'data-theme', 'data-sound', 'data-vibration', 'data-awake'],
  });
  alive();
}

// Third: keys. What is pressed at a table or in a sheet is told to the app by its name, through a
// field there that nobody sees (ui/keys.rs). Those held with others belong to the browser, and
// while something is written all others do; Escape closes a sheet wherever the focus is, and where
// it is lost, but while a method of input composes it ends that.
addEventListener('keydown', (event) => {
  const { key, target } = event;
  const sheets = document.querySelectorAll('.sheet');
  const place = target.closest('.sheet, .table') ?? (target === document.body && sheets[sheets.length - 1]);
  const ear = place && place.querySelector(':scope > .ear');
  const composes = event.isComposing || event.keyCode === 229;
  const writes = composes || (key !== 'Escape' && target.matches('input, select, textarea'));
  const known = key.length === 1 ? !event.repeat || /n/i.test(key) : /^(Arrow|Home$|End$|Escape$)/.test(key);
  // Who speaks to the device, or hits keys by mistake, may have switched those off (WCAG 2.1.4).
  const off = key.length === 1 && target.closest('[data-letters="letters-off"]');
  // What a word means is closed by the page itself, where it can be opened at all.
  const open = CSS.supports('selector(:popover-open)') && document.querySelector(':popover-open');
  if (!ear || writes || !known || off || open || key === ' ' || event.ctrlKey || event.altKey || event.metaKey) return;
  // With capitals locked a letter is the same, and another one only with Shift.
  const letter = event.shiftKey ? key.toUpperCase() : key.toLowerCase();
  const ways = { ArrowLeft: 'back', ArrowRight: 'on', ArrowUp: 'event-before', ArrowDown: 'next-event', Home: 'first', End: 'last' };
  // Beside the board they lead through a game that is looked through.
  const way = target.closest('.look') && !target.closest('.board') && ways[key];
  ear.value = way ? `look-${way}` : key.length === 1 ? (letter === 'N' ? letter : letter.toLowerCase()) : key;
  ear.dispatchEvent(new Event('input', { bubbles: true }));
  // Or else the page scrolls.
  if (key.length > 1 && key !== 'Escape') event.preventDefault();
});

// Fourth: what the app asks of the page by name (src/platform), and what it shows in the person's
// own way: a moment, as `<local-date datetime="2026-11-30T15:27:00Z" lang="en">`.
globalThis.guqi = {
  /** Downloads a text as a file. */
  save(name, text) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text]));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  },
};
// What opened a sheet from a list has the focus again when that is gone, and the one that came of it.
// What is written in one line there is chosen whole when it is gone to.
let opener;
addEventListener('focusin', ({ target: sheet, relatedTarget: before }) => {
  if (sheet.matches('.sheet input[type=text]')) sheet.select();
  if (before?.closest('.library')) opener = before;
  if (!sheet.matches('.sheet') || !opener?.isConnected) return;
  const watch = new MutationObserver(() => {
    if (sheet.isConnected) return;
    watch.disconnect();
    // Not before it may have it.
    setTimeout(() => document.activeElement === document.body && opener.focus(), 50);
  });
  watch.observe(document, { subtree: true, childList: true });
});
customElements.define('local-date', class extends HTMLElement {
  static observedAttributes = ['datetime', 'lang'];
  attributeChangedCallback() {
    const moment = new Date(this.getAttribute('datetime') ?? '');
    // The person's own kind of the language that is spoken.
    const spoken = navigator.languages.find((own) => own.slice(0, 2) === this.lang.slice(0, 2)) ?? this.lang;
    this.textContent = Number.isNaN(+moment) ? '' : new Intl.DateTimeFormat(spoken || undefined, { dateStyle: 'medium' }).format(moment);
  }
});

// Fifth: what a button holds is copied (`data-copy`) or handed to the system (`data-send`), within
// the click, as browsers want it. Its sheet says what came of it; where nothing may be copied, the
// text stands there, selected.
document.documentElement.dataset.lacks += navigator.share ? '' : ' share';
addEventListener('click', async ({ target }) => {
  const button = target.closest?.('[data-copy], [data-send]');
  if (!button) return;
  const { copy, send } = button.dataset;
  if (send) {
    navigator.share(/^https?:/.test(send) ? { url: send } : { text: send }).catch(() => {});
    return;
  }
  const sheet = button.closest('.sheet');
  const [said, field] = [sheet.querySelector('.copied'), sheet.querySelector('.copy-text')];
  // Of old webviews, which know no other way.
  const byHand = () => {
    field.hidden = false;
    field.value = copy;
    field.select();
    return document.execCommand('copy');
  };
  let done = true;
  try {
    await navigator.clipboard.writeText(copy);
  } catch {
    done = byHand();
    if (done) {
      field.hidden = true;
      button.focus();
    }
  }
  for (const one of sheet.querySelectorAll('[data-copied]')) one.removeAttribute('data-copied');
  button.toggleAttribute('data-copied', done);
  // What is the same is said again.
  said.textContent = '';
  setTimeout(() => (said.textContent = done ? said.dataset.done : said.dataset.failed), 50);
});
