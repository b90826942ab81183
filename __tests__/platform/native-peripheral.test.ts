import { readFileSync } from 'node:fs';
import { type NativeBleHost, nativePeripheral } from '../../src/platform/bluetooth/native-peripheral';

const SOURCES = [
  'android/src/main/java/app/knobel/blehost/BleHostModule.kt',
  'ios/BleHostModule.swift',
] as const;
const EVENTS = ['opened', 'received', 'drained', 'closed', 'stopped'] as const;

const table = {
  service: 'the service',
  input: 'IN',
  output: 'OUT',
  cardCharacteristic: 'CARD',
  serviceData: Uint8Array.of(1),
  card: Uint8Array.of(2),
};

/** The names of the functions and events in a module's source. */
function declared(file: string) {
  const source = readFileSync(`modules/ble-host/${file}`, 'utf8');
  const part = (begin: string): string => source.split(begin)[1] ?? '';
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  return {
    events: names(part('Events(').split(')')[0] ?? '', /"(\w+)"/g),
    functions: names(source, /Function\("(\w+)"\)/g),
    ofStart: names(part('AsyncFunction("start")').split('promise:')[0] ?? '', /(\w+): \w+,/g),
  };
}

/** A fake of `modules/ble-host` that records its calls. */
function nativeModule() {
  const started: unknown[][] = [];
  const heard: { readonly event: string; readonly listener: unknown }[] = [];
  const removed: string[] = [];
  const native: NativeBleHost = {
    isSupported: () => true,
    authorization: () => 'granted',
    start: async (...args) => {
      started.push(args);
    },
    showCard() {},
    send: () => 'taken',
    disconnect() {},
    tick() {},
    stop: async () => {},
    addListener(event, listener) {
      heard.push({ event, listener });
      return { remove: () => removed.push(event) };
    },
  };
  return { native, started, heard, removed };
}

describe.each(SOURCES)('%s', (file) => {
  test('sends the events for which the app listens', () => {
    const { native, heard, removed } = nativeModule();
    const peripheral = nativePeripheral(native);
    const listener = () => {};
    const stops = EVENTS.map((event) => peripheral.on(event, listener));
    expect(declared(file).events).toEqual(expect.arrayContaining(heard.map(({ event }) => event)));
    expect(new Set(heard.map(({ event }) => event)).size).toBe(EVENTS.length);
    expect(heard.every((each) => each.listener === listener)).toBe(true);
    for (const stop of stops) stop();
    expect(removed).toEqual(heard.map(({ event }) => event));
  });

  test('takes the parts of a table in the order in which the app passes them', async () => {
    const { native, started } = nativeModule();
    await nativePeripheral(native).start(table);
    const parts = new Map<string, unknown>(Object.entries(table));
    expect(started).toEqual([declared(file).ofStart.map((name) => parts.get(name))]);
    expect(started[0]).toHaveLength(6);
  });

  test('has every function that is called', () => {
    const { addListener, ...functions } = nativeModule().native;
    expect(declared(file).functions).toEqual(expect.arrayContaining(Object.keys(functions)));
  });
});
