import type { BlePeripheral, PeripheralEvents, SendResult } from '../../net/transports/bluetooth/peripheral';

/** What `modules/ble-host` gives to JavaScript. */
export interface NativeBleHost {
  isSupported(): boolean;
  /** Touches nothing and asks for nothing. */
  authorization(): 'granted' | 'not-asked' | 'denied';
  start(table: {
    readonly service: string;
    readonly input: string;
    readonly output: string;
    readonly cardCharacteristic: string;
    readonly serviceData: Uint8Array;
    readonly card: Uint8Array;
  }): Promise<void>;
  showCard(card: Uint8Array): void;
  send(connection: number, value: Uint8Array): SendResult;
  disconnect(connection: number): void;
  tick(): void;
  stop(): Promise<void>;
  addListener<E extends keyof PeripheralEvents>(
    event: E,
    listener: (event: PeripheralEvents[E]) => void,
  ): { remove(): void };
}

export const nativePeripheral = (native: NativeBleHost): BlePeripheral => ({
  isSupported: () => native.isSupported(),
  start: (table) => native.start(table),
  showCard: (card) => native.showCard(card),
  send: (connection, value) => native.send(connection, value),
  disconnect: (connection) => native.disconnect(connection),
  tick: () => native.tick(),
  stop: () => native.stop(),
  on(event, listener) {
    const subscription = native.addListener(event, listener);
    return () => subscription.remove();
  },
});
