import { rolled } from '../chance';
import type { Entry, Game } from '../game';
import { viewOf } from '../match';
import type { Uniform } from '../random';
import type { Bot } from './bot';

/** What a coach knows of a game, besides its expert. */
export interface Teaching<State> {
  /** Whether the next move rolls dice. */
  rolls(state: State): boolean;
  /** Returns each seat's share of the win when nothing is left to decide before the next roll. */
  shares(state: State): readonly number[];
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
}

/**
 * A coach compares with what its expert would do. Luck is the value of the dice that fell less the mean value
 * of others, both with best play until the next roll: never the value after a roll less the value before it,
 * which is better or worse than the mean by what the expert misjudges. `others`: how many other rolls it looks
 * at.
 */
export function coachOf<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  expert: Bot<State, Move>,
  { rolls, shares }: Teaching<State>,
  others: number,
): Coach<State, Move> {
  const nothing = (state: State) => game.scores(state).map(() => 0);

  /** Returns the shares after best play of all seats, each of which knows what it may know. */
  function played(state: State, random: Uniform): readonly number[] {
    let now = state;
    for (;;) {
      const [seat] = game.turn(now);
      if (seat === undefined || rolls(now)) return shares(now);
      now = game.play(now, seat, expert.choose(viewOf(game, now, seat), seat, random), rolled(random));
    }
  }

  function luckOf(
    before: State,
    { seat, move }: Entry<Move>,
    after: State,
    random: Uniform,
  ): readonly number[] {
    const fell = played(after, random);
    const means = nothing(before).map(Number);
    for (let roll = 0; roll < others; roll += 1)
      for (const [at, share] of played(game.play(before, seat, move, rolled(random)), random).entries())
        means[at] = (means[at] ?? 0) + share / others;
    return fell.map((share, at) => share - (means[at] ?? 0));
  }

  function errorOf(before: State, { seat, move }: Entry<Move>): Pick<Judged<Move>, 'error' | 'better'> {
    const all = expert.worths?.(viewOf(game, before, seat), seat) ?? [];
    const text = game.notation.format(move);
    const made = all.find((each) => game.notation.format(each.move) === text);
    const [first, ...rest] = all;
    if (!made || !first) return { error: 0, better: null };
    const best = rest.reduce((most, each) => (each.worth > most.worth ? each : most), first);
    return { error: best.worth - made.worth, better: best.move };
  }

  return {
    judge: (before, entry, after, random) =>
      rolls(before)
        ? { luck: luckOf(before, entry, after, random), error: 0, better: null }
        : { luck: nothing(before), ...errorOf(before, entry) },
  };
}
