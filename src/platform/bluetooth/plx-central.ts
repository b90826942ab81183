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

export interface PlxDeps {
  /** Creates the manager on the first call: on an iPhone its creation makes the system ask the person. */
  manager(): BleManager;
  readonly os: 'android' | 'ios';
  /** Called when a scan has failed because the location is off. Up to Android 11 a scan needs it. */
  locationOff(): void;
  readonly clock: Clock;
  readonly trace?: Trace;
}

/** Android's fastest scan mode. It is fine here because a person is looking at the screen. */
const LOW_LATENCY = 2;

/** `BleCentral` over react-native-ble-plx. */
export function plxCentral({ manager, os, locationOff, clock, trace = noTrace }: PlxDeps): BleCentral {
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
    let cancelGiveUp = () => {};
    let giveUp = (_: BleFailure) => {};
    const givenUp = new Promise<never>((_, reject) => {
      giveUp = reject;
    });
    const attempt = connected(plx, device, options, () => cancelled);
    const settled = () => {
      cancelGiveUp();
      cancelTimeout();
    };
    attempt.then(settled, settled);
    const cancel = (): void => {
      if (cancelled) return;
      cancelled = true;
      // It fails if there is no attempt any more.
      plx.cancelDeviceConnection(device).catch(() => {});
      cancelGiveUp = clock.after(SETTLE_MS, () =>
        giveUp(new BleFailure('gone', 'the library does not answer')),
      );
    };
    // The library's timeout covers the connection only, not the MTU and the services.
    const cancelTimeout = clock.after(options.timeoutMs + SETTLE_MS, cancel);
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
