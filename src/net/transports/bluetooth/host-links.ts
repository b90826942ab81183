import type { Clock } from '../../clock';
import type { Link, Stop } from '../link';
import { SMALLEST_MAX_FRAME } from '../link';
import { MAX_GUESTS, MAX_VALUE } from './gatt';
import { greeting, refusal } from './greeting';
import type { BlePeripheral } from './peripheral';
import { GOODBYE_MS, type ValueLink, valueLink } from './value-link';

export interface HostLinksDeps {
  readonly peripheral: BlePeripheral;
  readonly clock: Clock;
  /** Add listeners to the link before returning. */
  onLink(link: Link): void;
  /** NB8: drops a link that is not authenticated yet. False if there is none. */
  makeRoom(): boolean;
}

export interface HostLinks {
  /** Closes all links. Resolves when the guests have disconnected, or were cut after a timeout. */
  close(): Promise<void>;
}

interface Guest {
  readonly values: ValueLink;
  /** Resolves the promise that waits for the next `drained`. */
  room: () => void;
  gone: boolean;
}

/** The host's links: one for each phone that subscribes. */
export function hostLinks({ peripheral, clock, onLink, makeRoom }: HostLinksDeps): HostLinks {
  const guests = new Map<number, Guest>();
  let empty = () => {};

  function opened(connection: number, maxLength: number): void {
    const maxFrame = Math.max(SMALLEST_MAX_FRAME, Math.min(maxLength, MAX_VALUE));
    const isFull = guests.size >= MAX_GUESTS && !makeRoom();

    async function put(value: Uint8Array): Promise<void> {
      while (!guest.gone) {
        const drained = new Promise<void>((resolve) => {
          guest.room = resolve;
        });
        const result = peripheral.send(connection, value);
        if (result === 'taken') return;
        if (result === 'closed') break;
        await drained;
      }
      throw new Error('the connection is gone');
    }

    /**
     * NB12: after a goodbye the guest disconnects. If the host did, Android would drop undelivered values.
     */
    function hangUp(goodbye: boolean): void {
      const cut = () => !guest.gone && peripheral.disconnect(connection);
      if (goodbye) clock.after(GOODBYE_MS, cut);
      else cut();
    }

    const values = valueLink({ maxFrame, put, hangUp }, clock);
    const guest: Guest = { values, room: () => {}, gone: false };
    guests.set(connection, guest);
    void values.link.send(isFull ? refusal() : greeting(maxFrame));
    if (isFull) values.link.close('full');
    else onLink(values.link);
  }

  function closed(connection: number): void {
    const guest = guests.get(connection);
    guests.delete(connection);
    if (guest) {
      guest.gone = true;
      guest.room();
      guest.values.lost();
    }
    if (guests.size === 0) empty();
  }

  const stops: readonly Stop[] = [
    peripheral.on('opened', ({ connection, maxLength }) => opened(connection, maxLength)),
    peripheral.on('received', ({ connection, value }) => guests.get(connection)?.values.received(value)),
    peripheral.on('drained', ({ connection }) => guests.get(connection)?.room()),
    peripheral.on('closed', ({ connection }) => closed(connection)),
    peripheral.on('stopped', () => {
      for (const connection of [...guests.keys()]) closed(connection);
    }),
  ];

  return {
    async close() {
      for (const { values } of guests.values()) values.link.close();
      if (guests.size > 0) {
        await new Promise<void>((resolve) => {
          empty = resolve;
          // Some phones never report the end of a connection.
          clock.after(3 * GOODBYE_MS, resolve);
        });
      }
      for (const stop of stops) stop();
      for (const connection of [...guests.keys()]) closed(connection);
    },
  };
}
