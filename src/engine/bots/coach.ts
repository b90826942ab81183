import { rolled } from '../chance';
import type { Entry, Game, Seat } from '../game';
import { viewOf } from '../match';
import type { Uniform } from '../random';
import { best } from './best';
import { type Bot, finished, type Thought, type Valued } from './bot';

/** What a coach knows of a game, besides its expert. */
export interface Teaching<State, Move> {
  /** Whether this move rolls dice, or other things that are nobody's doing. */
  rolls(state: State, move: Move): boolean;
  /**
   * Returns each seat's share of the win before a roll, and at the end. Within a turn: after the best play that
   * needs no dice, or as if the turn ended now.
   */
  shares(state: State): readonly number[];
  /**
   * Returns the luck of a roll by seat, for a game that can tell it without other dice. Otherwise the coach
   * rolls others, and compares the shares.
   */
  luck?(before: State, entry: Entry<Move>, after: State, random: Uniform): Thought<readonly number[]>;
  /**
   * How much of a difference between two moves comes true when both are played out, as `bench:look-back` finds; all
   * of it, if left out.
   */
  readonly comesTrue?: number;
  /** Whether two moves are the same decision, for a game in which a hand makes each move a little different. */
  alike?(one: Move, other: Move): boolean;
}

/** What an entry meant for the end of the game, in shares of the win. */
export interface Judged<Move> {
  /** Of a roll, by seat: what these dice brought, against the mean of all dice. It sums to zero over many. */
  readonly luck: readonly number[];
  /** Of a decision: what its seat gave away; 0 if none was better. */
  readonly error: number;
  /** The best decision, if there was one to make. */
  readonly better: Move | null;
}

export interface Coach<State, Move> {
  /** Judges an entry. `random`: for the other dice that might have fallen; it has to be another than theirs. */
  judge(before: State, entry: Entry<Move>, after: State, random: Uniform): Judged<Move>;
  /** Judges it in the same way, step by step, for a screen that can't wait. */
  slowly(before: State, entry: Entry<Move>, after: State, random: Uniform): Thought<Judged<Move>>;
  /** Judges the luck alone; null if the entry rolls nothing. */
  luck(before: State, entry: Entry<Move>, after: State, random: Uniform): readonly number[] | null;
  /** Judges the decision alone. */
  error(before: State, entry: Entry<Move>): Pick<Judged<Move>, 'error' | 'better'>;
  /** Returns each seat's share of the win before a roll, and at the end. */
  shares(state: State): readonly number[];
  /**
   * Returns each seat's share of the win in any state, if all play their best until the next roll, step by
   * step. `random`: for what is drawn until then.
   */
  chances(state: State, random: Uniform): Thought<readonly number[]>;
}

/**
 * A coach compares with what its expert would do. Luck is the value of the dice that fell less the mean value
 * of others, both with best play until the next roll: never the value after a roll less the value before it,
 * which is better or worse than the mean by what the expert misjudges. `others`: how many other rolls it looks
 * at, if the game can't tell the mean exactly.
 */
export function coachOf<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  expert: Bot<State, Move>,
  teaching: Teaching<State, Move>,
  others: number,
): Coach<State, Move> {
  const { rolls, shares, comesTrue = 1 } = teaching;
  const luckOf = teaching.luck ?? compared;
  const nothing = (state: State): readonly number[] => game.scores(state).map(() => 0);

  function* compared(
    before: State,
    { seat, move }: Entry<Move>,
    after: State,
    random: Uniform,
  ): Generator<undefined, readonly number[]> {
    const fell = shares(after);
    const sums = fell.map(() => 0);
    for (let roll = 0; roll < others; roll += 1) {
      yield;
      const other = shares(game.play(before, seat, move, rolled(random)));
      for (const [at, share] of other.entries()) sums[at] = (sums[at] ?? 0) + share;
    }
    return fell.map((share, at) => share - (sums[at] ?? 0) / others);
  }

  function errorOf(all: readonly Valued<Move>[], move: Move): Pick<Judged<Move>, 'error' | 'better'> {
    const text = game.notation.format(move);
    const same = teaching.alike ?? ((one) => game.notation.format(one) === text);
    const made = all.find((each) => same(each.move, move));
    const [first, ...rest] = all;
    if (!made || !first) return { error: 0, better: null };
    const best = rest.reduce((most, each) => (each.worth > most.worth ? each : most), first);
    return { error: comesTrue * (best.worth - made.worth), better: best.move };
  }

  function* worthsOf(known: State, seat: Seat): Generator<undefined, readonly Valued<Move>[]> {
    return expert.worthsSlowly
      ? yield* steps(expert.worthsSlowly(known, seat))
      : (expert.worths?.(known, seat) ?? []);
  }

  function* weighed(
    before: State,
    { seat, move }: Entry<Move>,
  ): Generator<undefined, Pick<Judged<Move>, 'error' | 'better'>> {
    return errorOf(yield* worthsOf(viewOf(game, before, seat), seat), move);
  }

  function* chances(state: State, random: Uniform): Generator<undefined, readonly number[]> {
    let now = state;
    for (;;) {
      const [seat] = game.turn(now);
      if (seat === undefined) return shares(now);
      const known = viewOf(game, now, seat);
      const all = yield* worthsOf(known, seat);
      const found = all.length > 0 ? best(all, ({ worth }) => worth) : null;
      const move = found?.move ?? expert.choose(known, seat, random);
      if (rolls(now, move)) return found ? withShare(shares(now), seat, found.worth) : shares(now);
      now = game.play(now, seat, move, rolled(random));
      yield;
    }
  }

  function* slowly(
    before: State,
    entry: Entry<Move>,
    after: State,
    random: Uniform,
  ): Generator<undefined, Judged<Move>> {
    const error = yield* weighed(before, entry);
    if (!rolls(before, entry.move)) return { luck: nothing(before), ...error };
    yield;
    const luck = yield* steps(luckOf(before, entry, after, random));
    return { luck, ...error };
  }

  return {
    judge: (...what) => finished(slowly(...what)),
    slowly,
    luck: (before, entry, after, random) =>
      rolls(before, entry.move) ? finished(luckOf(before, entry, after, random)) : null,
    error: (before, entry) => finished(weighed(before, entry)),
    shares,
    chances,
  };
}

function* steps<Result>(thought: Thought<Result>): Generator<undefined, Result> {
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
    yield;
  }
}

/** The shares, with that of one seat known better: what the others have shrinks or grows with it. */
function withShare(shares: readonly number[], seat: Seat, share: number): readonly number[] {
  const others = 1 - (shares[seat] ?? 0);
  return shares.map((each, at) => {
    if (at === seat) return share;
    return (1 - share) * (others > 0 ? each / others : 1 / (shares.length - 1));
  });
}
