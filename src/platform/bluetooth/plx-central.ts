import type { BleManager, ConnectionOptions } from 'react-native-ble-plx';
import type { Clock } from '../../net/clock';
import { noTrace, type Trace } from '../../net/trace';
import {
  type BleCentral,
  BleFailure,
  type Connecting,
  type ConnectOptions,
  type ScanListener,
} from '../../net/transports/bluetooth/central';
import { WANTED_MTU } from '../../net/transports/bluetooth/gatt';
import type { Stop } from '../../net/transports/link';
import { fromBase64 } from '../base64';
import { PlxConnection, SETTLE_MS } from './plx-connection';
import { plxFailure, plxScanFailure } from './plx-failure';

export interface PlxMeans {
  /** Made when it is first needed: an iPhone asks its owner as soon as there is one. */
  manager(): BleManager;
  readonly os: 'android' | 'ios';
  /** Up to Android 11 a scan needs the phone's location to be switched on. */
  locationOff(): void;
  readonly clock: Clock;
  readonly trace?: Trace;
}

/** Android's most eager scan: somebody is looking at the screen. */
const LOW_LATENCY = 2;

/** `BleCentral` by react-native-ble-plx. */
export function plxCentral({ manager, os, locationOff, clock, trace = noTrace }: PlxMeans): BleCentral {
  function scan(service: string, { found, failed }: ScanListener): Stop {
    let over = false;
    const fail = (error: unknown): void => {
      if (over) return;
      over = true;
      const why = plxScanFailure(error);
      if (why === 'location-off') locationOff();
      failed(why === 'location-off' ? 'not-ready' : why, error);
    };
    const plx = manager();
    plx
      .startDeviceScan([service], { allowDuplicates: true, scanMode: LOW_LATENCY }, (error, device) => {
        if (over) return;
        if (error) {
          fail(error);
          return;
        }
        if (!device) return;
        const data = Object.entries(device.serviceData ?? {}).find(
          ([uuid]) => uuid.toLowerCase() === service,
        );
        found({ device: device.id, serviceData: data ? fromBase64(data[1]) : null });
      })
      .catch(fail);
    return () => {
      over = true;
      plx
        .stopDeviceScan()
        .catch((error: unknown) => trace.tell({ kind: 'caught', where: 'bluetooth-scan', error }));
    };
  }

  function connect(device: string, options: ConnectOptions): Connecting {
    const plx = manager();
    let cancelled = false;
    let callOff = () => {};
    let giveUp = (_: BleFailure) => {};
    const givenUp = new Promise<never>((_, reject) => {
      giveUp = reject;
    });
    const attempt = connected(plx, device, options, () => cancelled);
    const settled = () => {
      callOff();
      callOffLate();
    };
    attempt.then(settled, settled);
    const cancel = (): void => {
      if (cancelled) return;
      cancelled = true;
      // It fails where there is nothing to cancel any more.
      plx.cancelDeviceConnection(device).catch(() => {});
      callOff = clock.after(SETTLE_MS, () => giveUp(new BleFailure('gone', 'the library does not answer')));
    };
    // The library's own limit is for the connection alone, not for the MTU and the services.
    const callOffLate = clock.after(options.timeoutMs + SETTLE_MS, cancel);
    return { connection: Promise.race([attempt, givenUp]), cancel };
  }

  async function connected(
    plx: BleManager,
    device: string,
    { timeoutMs, fresh }: ConnectOptions,
    cancelled: () => boolean,
  ): Promise<PlxConnection> {
    const options: ConnectionOptions = {
      timeout: timeoutMs,
      ...(os === 'android' && { requestMTU: WANTED_MTU }),
      ...(os === 'android' && fresh && { refreshGatt: 'OnConnected' as const }),
    };
    try {
      const { mtu } = await plx.connectToDevice(device, options);
      const connection = new PlxConnection(plx, device, mtu, clock);
      try {
        await plx.discoverAllServicesAndCharacteristicsForDevice(device);
        if (cancelled()) throw new BleFailure('gone', 'given up');
        return connection;
      } catch (error) {
        connection.disconnect();
        await new Promise<void>((resolve) => connection.onEnd(() => resolve()));
        throw error;
      }
    } catch (error) {
      throw error instanceof BleFailure ? error : plxFailure(error);
    }
  }

  return { scan, connect };
}
