import type { BlePeripheral, PeripheralEvents, SendResult } from '../../net/transports/bluetooth/peripheral';

/** The native module `modules/ble-host`. */
export interface NativeBleHost {
  isSupported(): boolean;
  /** Returns the permission without opening the adapter and without asking the person. */
  authorization(): 'granted' | 'not-asked' | 'denied';
  /** Bytes are separate arguments: inside an object Expo would not convert them to `Uint8Array`. */
  start(
    service: string,
    input: string,
    output: string,
    cardCharacteristic: string,
    serviceData: Uint8Array,
    card: Uint8Array,
  ): Promise<void>;
  showCard(card: Uint8Array): void;
  send(connection: number, value: Uint8Array): SendResult;
  disconnect(connection: number): void;
  tick(): void;
  stop(): Promise<void>;
  addListener<E extends keyof PeripheralEvents>(
    event: (typeof NATIVE_EVENTS)[E],
    listener: (event: PeripheralEvents[E]) => void,
  ): { remove(): void };
}

/** iOS sends an event to every module that declares its name, so the names begin with the module's. */
const NATIVE_EVENTS = {
  opened: 'bleHostOpened',
  received: 'bleHostReceived',
  drained: 'bleHostDrained',
  closed: 'bleHostClosed',
  stopped: 'bleHostStopped',
} as const satisfies Record<keyof PeripheralEvents, string>;

export const nativePeripheral = (native: NativeBleHost): BlePeripheral => ({
  isSupported: () => native.isSupported(),
  start: ({ service, input, output, cardCharacteristic, serviceData, card }) =>
    native.start(service, input, output, cardCharacteristic, serviceData, card),
  showCard: (card) => native.showCard(card),
  send: (connection, value) => native.send(connection, value),
  disconnect: (connection) => native.disconnect(connection),
  tick: () => native.tick(),
  stop: () => native.stop(),
  on(event, listener) {
    const subscription = native.addListener(NATIVE_EVENTS[event], listener);
    return () => subscription.remove();
  },
});
