import { queue } from '../../../lib/queue';
import type { Clock } from '../../clock';
import { cardBytes } from '../../discovery/card';
import { type Retry, retryWithBackoff } from '../../retry';
import type { Trace } from '../../trace';
import type { Advertisement, AdvertisementEvents, Transport } from '../transport';
import type { BluetoothAccess } from './access';
import { CARD, IN, OUT, SERVICE } from './gatt';
import { type HostLinks, hostLinks } from './host-links';
import type { AdvertisedTable, BlePeripheral } from './peripheral';
import { serviceData } from './service-data';

const TICK_MS = 1000;
/** The timeout for the start: on Android the callback with the answer may be lost. */
const START_MS = 10_000;

export interface HostingDeps {
  readonly peripheral: BlePeripheral;
  readonly access: BluetoothAccess;
  readonly clock: Clock;
  readonly trace: Trace;
}

/** Advertises a table and accepts guests while Bluetooth can be used. One table at a time. */
export function openTable({
  peripheral,
  access,
  clock,
  trace,
}: HostingDeps): NonNullable<Transport['advertise']> {
  /** A closed table closes its links before the next one is advertised. */
  const inTurn = queue();

  return (card, { onLink, onState, makeRoom = () => false }: AdvertisementEvents): Advertisement => {
    let shown = cardBytes(card);
    let closed = false;
    let running = false;
    let cancelTick = () => {};
    let links: HostLinks | null = null;
    onState('opening', null);

    const retry = retryWithBackoff(clock, (backoff) => void inTurn(() => start(backoff)));

    async function start(backoff: Retry): Promise<void> {
      if (closed || running) return;
      if (access.readiness() !== 'ready' || !peripheral.isSupported()) {
        onState('shut', null);
        return;
      }
      links ??= hostLinks({ peripheral, clock, onLink, makeRoom });
      try {
        await startWithTimeout({
          service: SERVICE,
          input: IN,
          output: OUT,
          cardCharacteristic: CARD,
          serviceData: serviceData(card),
          card: shown,
        });
      } catch (error) {
        trace.tell({ kind: 'advertising-failed', error });
        if (closed) return;
        onState('shut', null);
        backoff.failed();
        return;
      }
      if (closed) return;
      running = true;
      trace.tell({ kind: 'advertising-started' });
      backoff.reset();
      peripheral.showCard(shown);
      tick();
      onState('open', null);
    }

    async function startWithTimeout(table: AdvertisedTable): Promise<void> {
      let cancelTimer = () => {};
      const late = new Promise<never>((_, reject) => {
        cancelTimer = clock.after(START_MS, () => reject(new Error('no answer to the start of the server')));
      });
      try {
        await Promise.race([peripheral.start(table), late]);
      } catch (error) {
        await peripheral.stop().catch(() => {});
        throw error;
      } finally {
        cancelTimer();
      }
    }

    function tick(): void {
      cancelTick = clock.after(TICK_MS, () => {
        peripheral.tick();
        tick();
      });
    }

    function onStopped(): void {
      running = false;
      cancelTick();
      if (!closed) onState('shut', null);
    }

    const stopListening = peripheral.on('stopped', ({ code }) => {
      if (!running) return;
      trace.tell({ kind: 'advertising-stopped', code });
      onStopped();
      retry.failed();
    });
    const stopFollowing = access.subscribe(() => {
      if (access.readiness() !== 'ready' || running) return;
      retry.reset();
      retry.failed();
    });

    return {
      update(next) {
        shown = cardBytes(next);
        if (running) peripheral.showCard(shown);
      },
      close() {
        closed = true;
        retry.stop();
        stopListening();
        stopFollowing();
        onStopped();
        void inTurn(async () => {
          await links?.close();
          await peripheral
            .stop()
            .catch((error: unknown) => trace.tell({ kind: 'caught', where: 'bluetooth-advertising', error }));
        });
      },
    };
  };
}
