import type { Clock } from '../clock';
import { sameEra } from '../protocol/eras';
import type { HandshakeOutcome, Pictures, Random, SeatKey } from '../secure/seal';
import { noTrace, type Trace } from '../trace';
import type { CloseReason, Stop } from '../transports/link';
import type { Sighting } from '../transports/transport';
import { Attempts } from './attempts';
import { HOST_ANSWERS } from './join';
import { KNOCK_MS } from './knocking-phones';

/** A phone that answers for the table: the host, or one that pretends to be it. */
export interface Answering {
  /** The sighting's key. */
  readonly key: string;
  readonly pictures: Pictures;
}

export interface KnockDeps {
  /** All sightings of the table. Some may be false. */
  readonly sightings: readonly Sighting[];
  readonly key: SeatKey;
  readonly random: Random;
  readonly clock: Clock;
  readonly trace?: Trace;
  /** The phones that have answered so far. */
  answering(phones: readonly Answering[]): void;
}

export interface KnockingAt {
  /** The person has seen these pictures at the host: the others are given up. */
  confirm(key: string): void;
  /** The host shows none of these pictures. */
  noneOfThese(): void;
  stop: Stop;
}

/** NS19: knocks at all sightings of a table (NS12). Calls back with the first success, or with the most informative refusal. */
export function knockAtAnyOf(
  { sightings, key, random, clock, trace = noTrace, answering }: KnockDeps,
  then: (outcome: HandshakeOutcome, sighting: Sighting | null) => void,
): KnockingAt {
  interface Door extends Answering {
    readonly sighting: Sighting;
    readonly confirm: () => void;
  }
  let doors: readonly Door[] = [];
  let left = sightings;
  let refusal: CloseReason = 'unreachable';
  let over = false;
  const attempts = new Attempts({
    clock,
    trace,
    side: (sighting) => ({
      key,
      random,
      proof: {
        compare(pictures, confirm) {
          doors = [...doors, { key: sighting.key, pictures, sighting, confirm }];
          answering(doors);
        },
      },
    }),
    onSealed(outcome, sighting) {
      over = true;
      then(outcome, sighting);
    },
    onFailed(why, sighting) {
      doors = doors.filter((door) => door.sighting !== sighting);
      answering(doors);
      if (HOST_ANSWERS.includes(why) || !HOST_ANSWERS.includes(refusal)) refusal = why;
      knockOn();
    },
    onSilent: knockOn,
  });

  /** A host that is seen over several transports would show the same phone several times. */
  const mayBeAnswering = ({ card, transport }: Sighting): boolean =>
    doors.some(({ sighting: at }) => at.transport !== transport && sameEra(at.card.era, card.era));

  function knockOn(): void {
    while (!over) {
      const next = left.find((each) => attempts.hasRoomFor(each) && !mayBeAnswering(each));
      if (!next) break;
      left = left.filter((each) => each !== next);
      attempts.start(next, KNOCK_MS);
    }
    if (over || attempts.count > 0) return;
    over = true;
    then({ ok: false, why: refusal }, null);
  }

  knockOn();
  return {
    confirm(chosen) {
      const door = doors.find((each) => each.key === chosen);
      if (!door) return;
      left = [];
      doors = [door];
      attempts.stopAllBut(door.sighting);
      answering(doors);
      door.confirm();
    },
    noneOfThese() {
      const refused = doors;
      doors = [];
      answering(doors);
      for (const { sighting } of refused) attempts.stopAt(sighting);
      knockOn();
    },
    stop() {
      over = true;
      attempts.stop();
    },
  };
}
