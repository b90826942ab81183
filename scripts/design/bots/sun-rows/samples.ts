import { tableFacts } from '../../../../src/engine/sun-rows/bots/expert/pair-chance';
import { rowKinds } from '../../../../src/engine/sun-rows/bots/expert/seat-part';
import { holdingOf, type Standing, standingOf } from '../../../../src/engine/sun-rows/bots/expert/standing';
import type { State } from '../../../../src/engine/sun-rows/state';

/** What is learnt of a seat: its facts, and for each card the kinds of its rows. */
export interface SeatInputs {
  readonly facts: readonly number[];
  readonly cards: readonly (readonly number[])[];
}

/** The beginning of a turn as the seat that rolls sees itself and another one. */
export interface Sample {
  readonly own: SeatInputs;
  readonly other: SeatInputs;
  readonly table: readonly number[];
  /** What there is to learn: the chance to end the game ahead of the other seat. */
  readonly chance: number;
}

/** Returns the inputs of the seat that rolls next and another one; the chance is not known yet. */
export function sampleOf(state: State, one: number, other: number): Omit<Sample, 'chance'> {
  const standings = state.places.map((_, seat) => standingOf(state.setup, holdingOf(state, seat)));
  const own = standings[one];
  const their = standings[other];
  if (!own || !their) throw new Error('a pair has two seats');
  const turns = Math.min(...standings.map((standing) => standing.turns));
  const { advanced } = state.setup;
  return {
    own: inputsOf(own),
    other: inputsOf(their),
    table: tableFacts(own, their, { seats: standings.length, advanced, turns }),
  };
}

const inputsOf = ({ facts, cards }: Standing): SeatInputs => ({ facts, cards: cards.map(rowKinds) });
