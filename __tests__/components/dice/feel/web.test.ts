import { openRecordings } from '../../../../src/components/dice/feel/recording.web';
import { tap } from '../../../../src/components/dice/feel/tap.web';

/** What was started: its file and its loudness. */
const started: string[] = [];
const fetched: string[] = [];

class FakeContext {
  static first: AudioContextState = 'running';
  state = FakeContext.first;
  destination = 'speaker';
  async resume() {
    this.state = 'running';
  }
  async suspend() {
    this.state = 'suspended';
  }
  async decodeAudioData(file: string) {
    return file;
  }
  createGain() {
    return { gain: { value: 1 }, connect: () => undefined };
  }
  createBufferSource() {
    let volume = { gain: { value: 0 }, connect: () => undefined };
    return {
      buffer: '',
      connect(next: typeof volume) {
        volume = next;
        return next;
      },
      start() {
        started.push(`${this.buffer} ${volume.gain.value}`);
      },
    };
  }
}

/** A browser with this sound: allowed, or not before a touch. Returns what touches the page. */
function soundIn(first: AudioContextState): { touch(): void } {
  const heard = new Set<() => void>();
  FakeContext.first = first;
  inBrowser('AudioContext', FakeContext);
  inBrowser('addEventListener', (_: string, touched: () => void) => heard.add(touched));
  inBrowser('removeEventListener', (_: string, touched: () => void) => heard.delete(touched));
  inBrowser('fetch', async (file: string) => {
    fetched.push(file);
    return { arrayBuffer: async () => file };
  });
  return {
    touch() {
      for (const touched of [...heard]) touched();
    },
  };
}

function inBrowser(name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  undo.push(() => {
    if (before) Object.defineProperty(globalThis, name, before);
    else Reflect.deleteProperty(globalThis, name);
  });
}

const undo: (() => void)[] = [];
afterEach(() => {
  for (const back of undo.splice(0)) back();
  started.length = 0;
  fetched.length = 0;
});

/** Lets what was begun go on: fetching, decoding, waking. */
const settled = async () => {
  for (let step = 0; step < 10; step++) await Promise.resolve();
};

describe('a recording in a browser', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('plays from its start, as loud as asked, and is fetched once', async () => {
    soundIn('running');
    const recording = (await openRecordings())('/assets/felt-1.wav');
    await settled();
    recording.play(0.4);
    recording.play(0.1);
    await settled();
    expect(started).toEqual(['/assets/felt-1.wav 0.4', '/assets/felt-1.wav 0.1']);
    expect(fetched).toEqual(['/assets/felt-1.wav']);
  });

  test('is silent before the first touch, and does not catch up afterwards', async () => {
    const page = soundIn('suspended');
    const recording = (await openRecordings())('/assets/felt-1.wav');
    await settled();
    recording.play(0.4);
    page.touch();
    await settled();
    expect(started).toEqual([]);
    recording.play(0.2);
    await settled();
    expect(started).toEqual(['/assets/felt-1.wav 0.2']);
  });

  test('wakes the audio that rests after a silence', async () => {
    soundIn('running');
    const recording = (await openRecordings())('/assets/felt-1.wav');
    await settled();
    recording.play(0.4);
    await settled();
    await jest.advanceTimersByTimeAsync(60_000);
    recording.play(0.3);
    await settled();
    expect(started).toEqual(['/assets/felt-1.wav 0.4', '/assets/felt-1.wav 0.3']);
  });

  test('is silent where the browser has no such audio', async () => {
    inBrowser('AudioContext', undefined);
    const recording = (await openRecordings())('/assets/felt-1.wav');
    expect(() => recording.play(0.4)).not.toThrow();
  });
});

describe('a tap in a browser', () => {
  test('vibrates, longer for a hard knock', async () => {
    const vibrate = jest.fn();
    inBrowser('navigator', { vibrate });
    await tap(false);
    await tap(true);
    const [[light], [hard]] = vibrate.mock.calls;
    expect(light).toBeGreaterThan(0);
    expect(hard).toBeGreaterThan(light);
  });

  test('toggles a hidden switch on an iPhone, and leaves nothing behind', async () => {
    const head = fakeDocument();
    inBrowser('navigator', {});
    inBrowser('matchMedia', () => ({ matches: true }));
    await tap(false);
    expect(head.flipped).toEqual([['checkbox', 'switch']]);
    expect(head.holds).toHaveLength(0);
  });

  test('does nothing with a mouse', async () => {
    const head = fakeDocument();
    inBrowser('navigator', {});
    inBrowser('matchMedia', () => ({ matches: false }));
    await tap(false);
    expect(head.flipped).toEqual([]);
  });

  test('does nothing where the browser refuses', async () => {
    inBrowser('navigator', {
      vibrate: () => {
        throw new Error('SecurityError');
      },
    });
    await expect(tap(true)).resolves.toBeUndefined();
  });
});

/** The parts of a page that a hidden switch needs. */
function fakeDocument() {
  const head = { holds: [] as unknown[], flipped: [] as string[][] };
  const element = () => ({
    style: {},
    type: '',
    marks: [] as string[],
    inner: undefined as { type: string; marks: string[] } | undefined,
    setAttribute(name: string) {
      this.marks.push(name);
    },
    append(inner: { type: string; marks: string[] }) {
      this.inner = inner;
    },
    click() {
      if (this.inner && head.holds.includes(this)) head.flipped.push([this.inner.type, ...this.inner.marks]);
    },
    remove() {
      head.holds = head.holds.filter((held) => held !== this);
    },
  });
  inBrowser('document', {
    createElement: element,
    head: { append: (held: unknown) => head.holds.push(held) },
  });
  return head;
}
