import type { Bot } from '../../../bots/bot';
import { expected, withReroll } from '../../../bots/keeps';
import { cardText } from '../../card';
import { classicCards } from '../../classic';
import { CARDS_TO_END, MOST_ROLLS, type Move, type Setup, type State } from '../../state';
import { countsOf, rollAllBut } from '../dice';
import { hard } from '../hard';
import type { Throw } from '../outlook';
import { allThrows } from '../rerolling';
import { type Answer, Answers } from './answers';
import { PairChance, type SunRowsData } from './pair-chance';
import type { Standing } from './standing';

const ROLL: Move = { kind: 'roll' };
const PASS: Move = { kind: 'pass' };

/** So many throws are valued in one step of a thought. */
const THROWS_A_STEP = 12;

/**
 * Computes the rolls of this turn exactly, and values what all seats have after it by its learnt chance to
 * win. With cards that are not the classic ones hard plays for it.
 */
export function expertOf(data: SunRowsData): Bot<State, Move> {
  const chance = new PairChance(data);
  const known = new KnownWorths();
  const slowly = (state: State, seat: number, random: Parameters<typeof hard.choose>[2]) =>
    think(state, seat, chance, known, () => hard.choose(state, seat, random));
  return {
    choose(state, seat, random) {
      const thought = slowly(state, seat, random);
      for (;;) {
        const step = thought.next();
        if (step.done) return step.value;
      }
    },
    slowly,
  };
}

function* think(
  state: State,
  seat: number,
  chance: PairChance,
  known: KnownWorths,
  asHard: () => Move,
): Generator<undefined, Move> {
  if (state.phase === 'roll') return ROLL;
  if (!isClassic(state.setup)) return asHard();
  if (state.phase === 'answer') return answer(new Outcomes(state, seat, chance), state);
  return state.phase === 'reroll' ? yield* reroll(state, seat, chance, known) : asHard();
}

const classic = new WeakMap<Setup, boolean>();

/** Whether the cards are those that the expert has learnt with. */
function isClassic(setup: Setup): boolean {
  const known =
    classic.get(setup) ??
    (setup.cards.length === classicCards.length &&
      setup.cards.every((card, at) => cardText(card) === classicCards[at]));
  classic.set(setup, known);
  return known;
}

function answer(outcomes: Outcomes, { dice }: State): Move {
  const { place } = outcomes.best({ dice, counts: countsOf(dice) }).answer;
  return place === 0 ? PASS : { kind: 'enter', place };
}

/** S3: returns the keep with the best exact expectation over the remaining rolls. */
function* reroll(
  state: State,
  seat: number,
  chance: PairChance,
  known: KnownWorths,
): Generator<undefined, Move> {
  const { dice, rolls } = state;
  const { keeps } = allThrows();
  const worths = known.of(state) ?? known.keep(state, yield* worthsOf(new Outcomes(state, seat, chance)));
  let means = expected(keeps, worths);
  for (let roll = rolls + 1; roll < MOST_ROLLS; roll += 1) {
    yield;
    means = expected(keeps, withReroll(keeps, means));
  }
  const thrown = keeps.indexOf(countsOf(dice));
  let kept = thrown;
  let most = worths[thrown] ?? 0;
  for (const keep of keeps.within[thrown] ?? []) {
    const mean = keep === thrown ? most : (means[keep] ?? 0);
    if (mean <= most) continue;
    most = mean;
    kept = keep;
  }
  return rollAllBut(dice, keeps.counts[kept] ?? []);
}

function* worthsOf(outcomes: Outcomes): Generator<undefined, readonly number[]> {
  const worths: number[] = [];
  for (const each of allThrows().throws) {
    worths.push(outcomes.best(each).worth);
    if (worths.length % THROWS_A_STEP === 0) yield;
  }
  return worths;
}

/** The worths of all throws are the same for every roll of a turn, so they are kept for the next roll. */
class KnownWorths {
  private state: State | null = null;
  private worths: readonly number[] = [];

  of({ places, points, scored, active, setup }: State): readonly number[] | null {
    const { state } = this;
    const same =
      state?.places === places &&
      state.points === points &&
      state.scored === scored &&
      state.active === active &&
      state.setup === setup;
    return same ? this.worths : null;
  }

  keep(state: State, worths: readonly number[]): readonly number[] {
    this.state = state;
    this.worths = worths;
    return worths;
  }
}

/** What the results of a turn are worth to a seat. */
class Outcomes {
  private readonly own: Answers;
  private readonly others: readonly {
    readonly seat: number;
    readonly answers: Answers;
    readonly open: boolean;
  }[];
  /** By the seat and its answers' standings, because many throws lead to the same. */
  private readonly known = new WeakMap<Standing, WeakMap<Standing, number>>();
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
    const answering = state.phase === 'answer' ? fromActive(state.answering) : 0;
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

  /** Returns the best answer to a result and the chance to win after it. The others answer like hard (S4). */
  best(result: Throw): { readonly answer: Answer; readonly worth: number } {
    const theirs = this.others.map(({ seat, answers, open }) => ({
      seat,
      standing: (open ? answers.likely(result) : answers.pass).standing,
    }));
    let answer = this.own.pass;
    let worth = -1;
    for (const own of this.own.to(result)) {
      const its = this.worth(own.standing, theirs);
      if (its <= worth) continue;
      worth = its;
      answer = own;
    }
    return { answer, worth };
  }

  private worth(
    own: Standing,
    theirs: readonly { readonly seat: number; readonly standing: Standing }[],
  ): number {
    const over = own.scored >= CARDS_TO_END || theirs.some(({ standing }) => standing.scored >= CARDS_TO_END);
    let worth = 1;
    for (const { seat, standing } of theirs)
      worth *= over ? atEnd(own.total, standing.total) : this.pair(own, standing, seat);
    return worth;
  }

  /** The chance to end the game ahead of another seat. */
  private pair(own: Standing, other: Standing, seat: number): number {
    const known = this.known.get(own) ?? new WeakMap<Standing, number>();
    this.known.set(own, known);
    const found = known.get(other);
    if (found !== undefined) return found;
    const table = {
      seats: this.state.places.length,
      advanced: this.state.setup.advanced,
      turns: Math.min(own.turns, other.turns, this.turns[seat] ?? Infinity),
    };
    const first = this.next === seat ? 0 : this.chance.of(own, other, table);
    const second = this.next === this.seat ? 0 : 1 - this.chance.of(other, own, table);
    // Among many seats neither of the two may roll next. Then the chance lies between.
    const one = this.next === seat || this.next === this.seat;
    const chance = one ? first + second : (first + second) / 2;
    known.set(other, chance);
    return chance;
  }
}

const atEnd = (own: number, other: number): number => (own > other ? 1 : own < other ? 0 : 0.5);
