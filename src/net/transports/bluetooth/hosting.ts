import { queue } from '../../queue';
import { cardBytes } from '../../reach/card';
import { type Retry, retrying } from '../../reach/retrying';
import type { Door, DoorSigns, Way } from '../../reach/way';
import type { Time } from '../../time';
import type { BluetoothAccess } from './access';
import { CARD, IN, OUT, SERVICE } from './gatt';
import { type HostLinks, hostLinks } from './host-links';
import type { BlePeripheral } from './peripheral';
import { serviceData } from './service-data';

const TICK_MS = 1000;

export interface HostingMeans {
  readonly peripheral: BlePeripheral;
  readonly access: BluetoothAccess;
  readonly time: Time;
}

/** Advertises a table and takes guests, as long as Bluetooth can be used. One table at a time. */
export function openTable({ peripheral, access, time }: HostingMeans): NonNullable<Way['open']> {
  /** A table that is closed says goodbye to its guests before the next one is advertised. */
  const inTurn = queue();

  return (card, { onLink, onState }: DoorSigns): Door => {
    let shown = cardBytes(card);
    let closed = false;
    let running = false;
    let callOffTick = () => {};
    let links: HostLinks | null = null;
    onState('opening', null);

    const retry = retrying(time, (again) => void inTurn(() => start(again)));

    async function start(again: Retry): Promise<void> {
      if (closed || running) return;
      if (access.readiness() !== 'ready' || !peripheral.isSupported()) {
        onState('shut', null);
        return;
      }
      links ??= hostLinks({ peripheral, time, onLink });
      try {
        await peripheral.start({
          service: SERVICE,
          input: IN,
          output: OUT,
          cardCharacteristic: CARD,
          serviceData: serviceData(card),
          card: shown,
        });
      } catch {
        if (closed) return;
        onState('shut', null);
        again.failed();
        return;
      }
      if (closed) return;
      running = true;
      again.worked();
      peripheral.showCard(shown);
      tick();
      onState('open', null);
    }

    function tick(): void {
      callOffTick = time.after(TICK_MS, () => {
        peripheral.tick();
        tick();
      });
    }

    function over(): void {
      running = false;
      callOffTick();
      if (!closed) onState('shut', null);
    }

    const stopListening = peripheral.on('stopped', () => {
      if (!running) return;
      over();
      retry.failed();
    });
    const stopFollowing = access.subscribe(() => {
      if (access.readiness() !== 'ready' || running) return;
      retry.worked();
      retry.failed();
    });

    return {
      show(next) {
        shown = cardBytes(next);
        if (running) peripheral.showCard(shown);
      },
      close() {
        closed = true;
        retry.stop();
        stopListening();
        stopFollowing();
        over();
        void inTurn(async () => {
          await links?.close();
          await peripheral.stop().catch(() => {});
        });
      },
    };
  };
}
