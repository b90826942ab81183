import type { BleManager, Device } from 'react-native-ble-plx';
import { CARD, IN, OUT, SERVICE } from '../../src/net/transports/bluetooth/gatt';
import type { AdvertisedTable, PeripheralEvents } from '../../src/net/transports/bluetooth/peripheral';
import type { Stop } from '../../src/net/transports/link';
import type {
  PeripheralOptions,
  SoftwarePeripheral,
} from '../../src/testing/radio/ble-host/software-peripheral';
import type { BlePlxOptions } from '../../src/testing/radio/ble-plx/native-ble-plx';
import type { Os } from '../../src/testing/radio/ble-plx/native-error';
import type { PhoneSettings, RadioEvent } from '../../src/testing/radio/messages';
import { Radio } from '../../src/testing/radio/radio';
import { SoftwarePhone } from '../../src/testing/radio/software-phone';

export const table: AdvertisedTable = {
  service: SERVICE,
  input: IN,
  output: OUT,
  cardCharacteristic: CARD,
  serviceData: new Uint8Array(13).fill(7),
  card: Uint8Array.from({ length: 60 }, (_, at) => at),
};

/** One radio for all tests of a file. Each test begins without phones. */
export function radioRoom(): {
  readonly radio: Radio;
  phone(os: Os, settings?: PhoneOptions): Promise<SoftwarePhone>;
} {
  let radio: Radio | null = null;
  const started = (): Radio => {
    if (!radio) throw new Error('the radio runs only during tests');
    return radio;
  };
  beforeAll(async () => {
    radio = await Radio.start();
  });
  afterAll(() => started().stop());
  afterEach(() => started().reset());
  return {
    get radio() {
      return started();
    },
    async phone(os, options = {}) {
      return new SoftwarePhone(await started().phone(options), os, options);
    },
  };
}

export type PhoneOptions = Partial<PhoneSettings> & BlePlxOptions & PeripheralOptions;

export const text = (bytes: Uint8Array | readonly number[]): string => Buffer.from(bytes).toString('base64');

/** The first device that the manager sees. */
export async function found(manager: BleManager): Promise<Device> {
  const device = await new Promise<Device>((resolve, reject) => {
    manager.startDeviceScan([SERVICE], {}, (error, device) => {
      if (error) reject(error);
      else if (device) resolve(device);
    });
  });
  await manager.stopDeviceScan();
  return device;
}

/** Connects a device and discovers its services. */
export async function connected({ manager }: SoftwarePhone, host: SoftwarePhone): Promise<Device> {
  const device = await manager.connectToDevice(host.radio.address, { requestMTU: 517, timeout: 5000 });
  return await device.discoverAllServicesAndCharacteristics();
}

export interface Subscribed {
  readonly connection: number;
  readonly maxLength: number;
  /** The received notifications, in base64. */
  readonly received: readonly string[];
  readonly errors: readonly (number | null)[];
  stop: Stop;
  until(count: number): Promise<void>;
}

/** A guest that has connected and subscribed, with its connection on the host. */
export async function subscribed(guest: SoftwarePhone, host: SoftwarePhone): Promise<Subscribed> {
  await connected(guest, host);
  const opened = next(host.peripheral, 'opened');
  const received: string[] = [];
  const errors: (number | null)[] = [];
  let onValue = (): void => {};
  const monitor = guest.manager.monitorCharacteristicForDevice(
    host.radio.address,
    SERVICE,
    OUT,
    (error, value) => {
      if (error) errors.push(error.errorCode);
      else received.push(value?.value ?? '');
      onValue();
    },
  );
  const until = (count: number): Promise<void> =>
    new Promise((resolve) => {
      onValue = () => {
        if (received.length + errors.length >= count) resolve();
      };
      onValue();
    });
  return { ...(await opened), received, errors, stop: () => monitor.remove(), until };
}

export function next<E extends keyof PeripheralEvents>(
  peripheral: SoftwarePeripheral,
  event: E,
): Promise<PeripheralEvents[E]> {
  return new Promise((resolve) => {
    const stop = peripheral.on(event, (payload) => {
      stop();
      resolve(payload);
    });
  });
}

/** Resolves with the next event of the radio that fits. */
export function nextEvent<E extends RadioEvent['event']>(
  { radio }: SoftwarePhone,
  event: E,
): Promise<Extract<RadioEvent, { event: E }>> {
  return new Promise((resolve) => {
    const stop = radio.on((each) => {
      if (!isOf(each, event)) return;
      stop();
      resolve(each);
    });
  });
}

const isOf = <E extends RadioEvent['event']>(
  each: RadioEvent,
  event: E,
): each is Extract<RadioEvent, { event: E }> => each.event === event;
