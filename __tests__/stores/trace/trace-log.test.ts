import fc from 'fast-check';
import type { TraceEvent } from '../../../src/net/trace';
import { StorageError } from '../../../src/storage/storage-error';
import { scrubbed } from '../../../src/stores/trace/scrubbed';
import { MAX_EVENTS, traceLog } from '../../../src/stores/trace/trace-log';
import { MAX_TEXT, traceLines } from '../../../src/stores/trace/trace-text';
import { handClock } from '../../support/clock';

const closed = (connection: number): TraceEvent => ({ kind: 'closed', connection, why: 'lost' });
const caught = (error: unknown): TraceEvent => ({ kind: 'caught', where: 'request', error });

describe('the trace', () => {
  test('keeps events in order, each with its time', async () => {
    const clock = handClock();
    const trace = traceLog(clock);
    trace.tell({ kind: 'connecting', connection: trace.nextConnection(), over: 'lan' });
    await clock.pass(1500);
    trace.tell({ kind: 'closed', connection: 1, why: 'unreachable' });
    expect(traceLines(trace)).toEqual([
      '0.000 connecting connection=1 over=lan',
      '1.500 closed connection=1 why=unreachable',
    ]);
  });

  test('numbers connections', () => {
    const trace = traceLog(handClock());
    expect([trace.nextConnection(), trace.nextConnection()]).toEqual([1, 2]);
  });

  test('drops the oldest events', () => {
    const trace = traceLog(handClock());
    for (let number = 1; number <= MAX_EVENTS + 5; number += 1) trace.tell(closed(number));
    expect(traceLines(trace)).toHaveLength(MAX_EVENTS);
    expect(traceLines(trace)[0]).toContain('connection=6 ');
  });

  test('equal events in a row are one line', async () => {
    const clock = handClock();
    const trace = traceLog(clock);
    trace.tell(closed(1));
    for (let second = 1; second <= 1000; second += 1) {
      await clock.pass(1000);
      trace.tell({ kind: 'scan-failed', why: 'throttled' });
    }
    expect(traceLines(trace)).toEqual([
      '0.000 closed connection=1 why=lost',
      '1.000 scan-failed why=throttled (1000 times, until 1000.000)',
    ]);
  });

  test('two errors with different messages are two lines', () => {
    const trace = traceLog(handClock());
    for (const said of ['one', 'one', 'two']) trace.tell(caught(new Error(said)));
    expect(traceLines(trace)).toEqual([
      '0.000 caught where=request error=Error: one (2 times, until 0.000)',
      '0.000 caught where=request error=Error: two',
    ]);
  });

  test('any thrown value can be traced without an exception', () => {
    const trace = traceLog(handClock());
    const round: { self?: unknown } = Object.create(null);
    round.self = round;
    for (const thrown of [
      round,
      Symbol('s'),
      1n,
      undefined,
      Object.assign(new Error('x'), { message: 5, name: {} }),
    ])
      trace.tell(caught(thrown));
    expect(traceLines(trace)).toHaveLength(5);
  });

  test('prints each event as it comes', () => {
    const printed: TraceEvent[] = [];
    traceLog(handClock(), (event) => printed.push(event)).tell(closed(3));
    expect(printed).toEqual([closed(3)]);
  });

  test('has a limited length, whatever the errors’ messages are', () => {
    const errors = fc
      .tuple(fc.string({ maxLength: 3000 }), fc.string({ maxLength: 300 }))
      .map(([message, name]) =>
        Object.assign(new Error(message, { cause: new Error(message) }), { name, code: name }),
      );
    const events = fc.array(errors.map(caught), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(events, (told) => {
        const trace = traceLog(handClock());
        for (let at = 0; at < MAX_EVENTS + 10; at += 1) trace.tell(told[at % told.length] ?? closed(at));
        const text = traceLines(trace).join('\n');
        expect(text.length).toBeLessThan(MAX_EVENTS * (MAX_TEXT + 60));
        expect(text.split('\n').length).toBeLessThanOrEqual(MAX_EVENTS);
      }),
      { numRuns: 30 },
    );
  });

  test('a failed screen has the names of the program’s functions', () => {
    const trace = traceLog(handClock());
    const error = Object.assign(new TypeError('undefined is not an object'), {
      stack: [
        'TypeError: undefined is not an object',
        '    at drawBoard (http://192.168.1.7:8081/index.bundle?platform=ios:1:23456)',
        '    at anonymous (address at index.android.bundle:1:99887)',
        'render@http://192.168.1.7:8081/index.bundle:3:4',
        '    at tooFar (index.bundle:5:6)',
      ].join('\n'),
    });
    trace.tell({ kind: 'screen-failed', error });
    expect(traceLines(trace)[0]).toBe(
      '0.000 screen-failed error=TypeError: undefined is not an object at=drawBoard 1:23456, anonymous 1:99887, render 3:4',
    );
  });
});

describe('an error is kept without private parts', () => {
  test.each([
    [
      'a cause',
      new StorageError('full', new Error('disk I/O')),
      'StorageError full: storage: full < Error: disk I/O',
    ],
    ['a code', Object.assign(new Error('no'), { errorCode: 201 }), 'Error 201: no'],
    ['what a parser could not read', new SyntaxError('Unexpected token A, "Ada" is not JSON'), 'SyntaxError'],
    ['text in quotes', new Error('no seat for "Ada "Ben" Cleo" here'), 'Error: no seat for … here'],
    ['an address', new Error('Failed to connect to /192.168.1.7:47123'), 'Error: Failed to connect to /…'],
    ['where it leads', new Error('ws://10.0.0.3:47123/join is gone'), 'Error: … is gone'],
    ['a device', new Error('Device 6A:5B:4C:3D:2E:1F was disconnected'), 'Error: Device … was disconnected'],
    ['an iPhone', new Error('5A2E4E0A-9D41-4E0A-9D41-6B6E6F62656C left'), 'Error: … left'],
    ['digits', new Error('digits 123456 are wrong'), 'Error: digits … are wrong'],
    ['what is no error', 'Ada', 'a thrown string'],
    ['nothing', null, 'a thrown null'],
  ])('%s', (_, error, text) => {
    expect(scrubbed(error)).toBe(text);
  });

  test('keys, in hexadecimal or Base64', () => {
    const keys = fc.uint8Array({ minLength: 8, maxLength: 40 });
    fc.assert(
      fc.property(keys, (key) => {
        const hex = Buffer.from(key).toString('hex');
        const base64 = Buffer.from(key).toString('base64');
        const text = scrubbed(new Error(`the key ${hex} is no key`));
        expect(text).not.toContain(hex);
        if (key.length >= 24) expect(scrubbed(new Error(`for ${base64}, no`))).not.toContain(base64);
      }),
    );
  });
});
