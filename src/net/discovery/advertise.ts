import type { Clock } from '../clock';
import type { Host } from '../host/host';
import { type Digits, type SeatKey, sealAsHost } from '../secure/seal';
import { noTrace } from '../trace';
import { nearHost } from '../transports/lan/address';
import type { Link } from '../transports/link';
import type { AdvertisementState, Connectivity, TransportKind } from '../transports/transport';
import type { TableCard } from './card';
import { PendingHandshakes } from './pending-handshakes';
import { tracedArrival } from './traced-connection';

/** Whether others can find the table over one transport. */
export interface AdvertisementStatus {
  readonly transport: TransportKind;
  readonly state: AdvertisementState;
  /** The address that a person can type on another phone; null if there is none. */
  readonly address: string | null;
}

export interface Advertisements {
  update(card: TableCard): void;
  /** Whether a sighting with this key is this phone's own advertisement. */
  isOwn(key: string): boolean;
  close(): void;
}

export interface AdvertiseDeps {
  readonly host: Host;
  readonly key: SeatKey;
  readonly digits: Digits;
  readonly connectivity: Connectivity;
  readonly clock: Clock;
  readonly card: TableCard;
  changed(advertisements: readonly AdvertisementStatus[]): void;
}

/** Advertises a table over all transports, and admits phones that know the digits or have a seat's key. */
export function advertise({
  host,
  key,
  digits,
  connectivity,
  clock,
  card,
  changed,
}: AdvertiseDeps): Advertisements {
  const { transports, random, trace = noTrace } = connectivity;
  const handshakes = new PendingHandshakes(clock);
  const states = new Map<TransportKind, AdvertisementStatus & { readonly key: string | null }>();

  function receive(transport: TransportKind, link: Link, from = ''): void {
    const traceOutcome = tracedArrival(trace, transport, link);
    const { channel, settle } = handshakes.receive(transport, link, from);
    sealAsHost(channel, { key, random, digits, seats: host.keys }, (outcome) => {
      traceOutcome(outcome);
      settle(outcome);
      if (outcome.ok) host.admit(outcome, nearHost(from));
      else if (outcome.why === 'other-version') host.onIncompatibleApp();
    });
  }

  const advertisements = transports.flatMap(
    ({ kind, advertise }) =>
      advertise?.(card, {
        onLink: (link, from) => receive(kind, link, from),
        makeRoom: () => handshakes.makeRoom(kind),
        onState(state, own, address = null) {
          states.set(kind, { transport: kind, state, address, key: own });
          changed([...states.values()]);
        },
      }) ?? [],
  );
  return {
    update(next) {
      for (const advertisement of advertisements) advertisement.update(next);
    },
    isOwn: (sighted) => [...states.values()].some((at) => at.key === sighted),
    close() {
      for (const advertisement of advertisements) advertisement.close();
    },
  };
}
