import { evened, shareAgainst } from '../../../bots/shares';
import { CARDS_TO_END, type State } from '../../state';
import type { Throw } from '../outlook';
import { type Answer, Answers } from './answers';
import type { PairChance } from './pair-chance';
import { holdingOf, type Standing, standingOf } from './standing';

/** What the results of a turn are worth to a seat. */
export class Outcomes {
  private readonly own: Answers;
  private readonly others: readonly {
    readonly seat: number;
    readonly answers: Answers;
    readonly open: boolean;
  }[];
  /** By the seat and its answers' standings, because many throws lead to the same. */
  private readonly known = new Map<Standing, Map<Standing, number>>();
  private readonly next: number;
  private readonly turns: readonly number[];

  constructor(
    private readonly state: State,
    private readonly seat: number,
    private readonly chance: PairChance,
  ) {
    const seats = state.places.length;
    this.own = new Answers(state, seat);
    this.next = (state.active + 1) % seats;
    const fromActive = (each: number) => (each - state.active + seats) % seats;
    const rolled = state.phase === 'answer' || state.phase === 'take';
    const answering = rolled ? fromActive(state.answering) : 0;
    this.others = state.places.flatMap((_, other) =>
      other === seat
        ? []
        : [{ seat: other, answers: new Answers(state, other), open: fromActive(other) >= answering }],
    );
    this.turns = state.places.map((_, each) => {
      const rest = this.others.filter((other) => other.seat !== each);
      return Math.min(...rest.map(({ answers }) => answers.pass.standing.turns));
    });
  }

  /**
   * Returns all answers to a result, a pass first, with the share of the win after each. The others answer
   * like hard (S4).
   */
  to(result: Throw): readonly { readonly answer: Answer; readonly worth: number }[] {
    const theirs = this.theirs(result);
    return this.own.to(result).map((answer) => ({ answer, worth: this.worth(answer.standing, theirs) }));
  }

  /** Returns the share of the win after the best answer. */
  best(result: Throw): number {
    let most = 0;
    for (const { worth } of this.to(result)) most = Math.max(most, worth);
    return most;
  }

  /** Returns the share of the win with what the seat has once it has answered this result. */
  with(own: Standing, result: Throw): number {
    return this.worth(own, this.theirs(result));
  }

  private theirs(result: Throw): readonly { readonly seat: number; readonly standing: Standing }[] {
    return this.others.map(({ seat, answers, open }) => ({
      seat,
      standing: (open ? answers.likely(result) : answers.pass).standing,
    }));
  }

  private worth(
    own: Standing,
    theirs: readonly { readonly seat: number; readonly standing: Standing }[],
  ): number {
    const over = own.scored >= CARDS_TO_END || theirs.some(({ standing }) => standing.scored >= CARDS_TO_END);
    return shareAgainst(
      theirs.map(({ seat, standing }) =>
        over ? atEnd(own.total, standing.total) : this.pair(own, standing, seat),
      ),
    );
  }

  /** The chance to end the game ahead of another seat. */
  private pair(own: Standing, other: Standing, seat: number): number {
    const known = this.known.get(own) ?? new Map<Standing, number>();
    this.known.set(own, known);
    const found = known.get(other);
    if (found !== undefined) return found;
    const turns = Math.min(own.turns, other.turns, this.turns[seat] ?? Infinity);
    const rolls = this.next === this.seat ? own : this.next === seat ? other : null;
    const chance = ahead(this.chance, this.state, own, other, rolls, turns);
    known.set(other, chance);
    return chance;
  }
}

/** The chance to end the game ahead of another seat. `rolls`: which of the two rolls next, or neither. */
function ahead(
  chance: PairChance,
  { places, setup }: State,
  own: Standing,
  other: Standing,
  rolls: Standing | null,
  turns: number,
): number {
  const table = { seats: places.length, advanced: setup.advanced, turns };
  if (rolls === own) return chance.of(own, other, table);
  if (rolls === other) return 1 - chance.of(other, own, table);
  // Among many seats neither of the two may roll next. Then the chance lies between.
  return (chance.of(own, other, table) + 1 - chance.of(other, own, table)) / 2;
}

/** Returns each seat's share of the win before the active seat rolls, or at the end. */
export function between(state: State, chance: PairChance): readonly number[] {
  const standings = state.places.map((_, seat) => standingOf(state.setup, holdingOf(state, seat)));
  const turns = Math.min(...standings.map((standing) => standing.turns));
  const rolls = standings[state.active] ?? null;
  return evened(
    standings.map((own) =>
      shareAgainst(
        standings
          .filter((other) => other !== own)
          .map((other) =>
            state.phase === 'over'
              ? atEnd(own.total, other.total)
              : ahead(chance, state, own, other, rolls, turns),
          ),
      ),
    ),
  );
}

const atEnd = (own: number, other: number): number => (own > other ? 1 : own < other ? 0 : 0.5);
