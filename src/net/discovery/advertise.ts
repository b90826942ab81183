import type { Clock } from '../clock';
import type { Host } from '../host/host';
import { type Digits, type SeatKey, sealAsHost } from '../secure/seal';
import { noTrace } from '../trace';
import { nearHost } from '../transports/lan/address';
import type { Link } from '../transports/link';
import type { AdvertisementState, Connectivity, TransportKind } from '../transports/transport';
import type { TableCard } from './card';
import { type GuessingPlace, GuessingPlaces, type Place } from './guessing-places';
import { type KnockingPhone, KnockingPhones } from './knocking-phones';
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
  /** NS17: closes links from this place at once, also later ones. */
  shutOut(place: Place): void;
  /** NS19 */
  letIn(knock: number): void;
  turnAway(knock: number): void;
  /** Forgets who has guessed, and who was shut out. Nobody knocks any more. */
  stopInviting(): void;
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
  /** NS17: somebody has typed wrong digits, or was shut out. */
  guessed?(places: readonly GuessingPlace[]): void;
  /** NS19: other phones wait to be let in. */
  knocked?(phones: readonly KnockingPhone[]): void;
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
  guessed = () => {},
  knocked = () => {},
}: AdvertiseDeps): Advertisements {
  const { transports, random, trace = noTrace } = connectivity;
  const handshakes = new PendingHandshakes(clock);
  const guesses = new GuessingPlaces();
  const knocking = new KnockingPhones(clock, () => digits.shown() !== null, knocked);
  const states = new Map<TransportKind, AdvertisementStatus & { readonly key: string | null }>();

  function receive(transport: TransportKind, link: Link, from = ''): void {
    const place = { transport, from };
    if (guesses.isShutOut(place)) {
      link.close();
      return;
    }
    const traceOutcome = tracedArrival(trace, transport, link);
    const { channel, settle, waitForPerson } = handshakes.receive(transport, link, from);
    const visit = knocking.at(place, waitForPerson);
    sealAsHost(channel, { key, random, digits, seats: host.keys, knocks: visit.knocks }, (outcome) => {
      traceOutcome(outcome);
      settle(outcome);
      visit.settle(outcome);
      if (outcome.ok) host.admit(outcome, nearHost(from));
      else if (outcome.why === 'other-version') host.onIncompatibleApp();
      else if (outcome.why === 'wrong-digits') {
        guesses.add(place);
        guessed(guesses.all());
      }
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
    shutOut(place) {
      // Where places are not known, everybody would be shut out.
      if (place.from === '') return;
      guesses.shutOut(place);
      handshakes.dropAll(place);
      knocking.turnAwayFrom(place);
      guessed(guesses.all());
    },
    letIn: (knock) => knocking.letIn(knock),
    turnAway: (knock) => knocking.turnAway(knock),
    stopInviting() {
      guesses.forget();
      knocking.turnAllAway();
    },
    close() {
      for (const advertisement of advertisements) advertisement.close();
    },
  };
}
