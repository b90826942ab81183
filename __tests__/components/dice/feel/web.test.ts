import { openRecordings } from '../../../../src/components/dice/feel/recording.web';
import { tap } from '../../../../src/components/dice/feel/tap.web';

class FakeAudio {
  static made: FakeAudio[] = [];
  volume = 1;
  currentTime = 0.3;
  started = 0;
  constructor(readonly src: string) {
    FakeAudio.made.push(this);
  }
  play() {
    this.started++;
    return Promise.reject(new Error('NotAllowedError'));
  }
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
  FakeAudio.made = [];
});

describe('a recording in a browser', () => {
  test('plays from its start, as loud as asked, and may be refused', async () => {
    inBrowser('Audio', FakeAudio);
    const recording = (await openRecordings())('/assets/felt-1.wav');
    recording.play(0.4);
    expect(FakeAudio.made).toEqual([
      expect.objectContaining({ src: '/assets/felt-1.wav', volume: 0.4, currentTime: 0, started: 1 }),
    ]);
  });

  test('is fetched once, however often it is played', async () => {
    inBrowser('Audio', FakeAudio);
    const recording = (await openRecordings())('/assets/felt-1.wav');
    recording.play(0.4);
    recording.play(0.1);
    expect(FakeAudio.made).toEqual([expect.objectContaining({ volume: 0.1, started: 2 })]);
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
