import { type Foresight, foresight } from '../../../../src/engine/lockout/bots/expert/foresight';
import { emptyPaper, type Paper } from '../../../../src/engine/lockout/bots/expert/paper';
import { columnOf, marked } from '../../../../src/engine/lockout/bots/expert/rows';
import type { SheetValue } from '../../../../src/engine/lockout/bots/expert/sheet-values';
import {
  afterTurn,
  type Dice,
  NO_ROW,
  type Plan,
  type Position,
  plansFor,
} from '../../../../src/engine/lockout/bots/expert/turn';
import { shareOfEnd, type WinChance, worthOf } from '../../../../src/engine/lockout/bots/expert/worth';
import type { Uniform } from '../../../../src/engine/random';

/** A player of whole turns: a plan when it is active, a row for the white sum when it waits. */
export type Player = Foresight;

/** Chooses what is best by these win chances, if the others answer as foreseen. */
export function winner(value: SheetValue, win: WinChance): Player {
  const foresee = foresight(value);
  return {
    plan(papers, seat, dice) {
      const own = papers[seat] ?? emptyPaper;
      const marks = papers.map((_, other) => (other === seat ? NO_ROW : foresee.mark(papers, other, dice)));
      const plans = plansFor(own, dice);
      return best(plans, (plan) => worthOf(afterTurn(papers, seat, dice, plan, marks), seat, win));
    },
    mark(papers, seat, dice) {
      const active = activeBut(papers, seat);
      const plan = foresee.plan(papers, active, dice);
      return best(marksFor(papers[seat] ?? emptyPaper, dice), (row) => {
        const marks = papers.map((_, other) => (other === seat ? row : NO_ROW));
        return worthOf(afterTurn(papers, active, dice, plan, marks), seat, win);
      });
    },
  };
}

/** In a game of two the other seat is active. */
const activeBut = (papers: readonly Paper[], seat: number) => (papers.length === 2 ? 1 - seat : 0);

const ALL = [NO_ROW, 0, 1, 2, 3] as const;

function marksFor({ rows }: Paper, { white }: Dice): readonly number[] {
  const sum = (white[0] ?? 0) + (white[1] ?? 0);
  return ALL.filter((row) => row === NO_ROW || marked(rows[row] ?? 0, columnOf(row, sum)) >= 0);
}

function best<T>(list: readonly T[], worth: (item: T) => number): T {
  let [found] = list;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of list) {
    const its = worth(item);
    if (its > most) [most, found] = [its, item];
  }
  if (found === undefined) throw new RangeError('nothing to choose from');
  return found;
}

export const thrown = (random: Uniform): Dice => {
  const die = () => 1 + random(6);
  return { white: [die(), die()], coloured: [die(), die(), die(), die()] };
};

export const openingOf = (seats: number, active: number): Position => ({
  papers: Array.from({ length: seats }, () => emptyPaper),
  active,
  over: false,
});

/** Plays one turn of two players. `changed` may replace the plan, to explore. */
export function playTurn(
  { papers, active }: Position,
  players: readonly Player[],
  dice: Dice,
  changed: (plans: () => readonly Plan[]) => Plan | null = () => null,
): Position {
  const marks = papers.map((_, seat) =>
    seat === active ? NO_ROW : (players[seat]?.mark(papers, seat, dice) ?? NO_ROW),
  );
  const own = papers[active] ?? emptyPaper;
  const plan = changed(() => plansFor(own, dice)) ?? players[active]?.plan(papers, active, dice);
  if (!plan) throw new Error(`nobody plays seat ${active}`);
  return afterTurn(papers, active, dice, plan, marks);
}

export interface Share {
  readonly share: number;
  readonly se: number;
}

/** The share of games that the first of two players wins, ties half. They take turns to begin. */
export function shareOf(players: readonly [Player, Player], games: number, random: Uniform): Share {
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < games; game += 1) {
    let position = openingOf(2, game % 2);
    while (!position.over) position = playTurn(position, players, thrown(random));
    const share = shareOfEnd(position.papers, 0);
    sum += share;
    squares += share * share;
  }
  const share = sum / games;
  return { share, se: Math.sqrt((squares / games - share * share) / games) };
}
