import { rolled } from '../../../src/engine/chance';
import { lastDie } from '../../../src/engine/last-die';
import { plan } from '../../../src/engine/last-die/bots/normal';
import type { State } from '../../../src/engine/last-die/state';
import { rowText, type Tableau } from '../../../src/engine/last-die/tableau';
import { seeded } from '../../../src/engine/random';
import { sum } from './measures';

/** What came of games that normal bots played against each other. */
export interface Played {
  readonly seats: number;
  readonly games: number;
  /** Games won by each seat, counted clockwise from the one that started; a shared win counts in parts. */
  readonly wins: readonly number[];
  /** The rounds of each game, fewest first. */
  readonly rounds: readonly number[];
}

export function selfPlay(tableaus: readonly Tableau[], seats: number, games: number, seed: number): Played {
  const chance = rolled(seeded(seed));
  const options = { ...lastDie.options.defaults, tableaus: tableaus.map((rows) => rows.map(rowText)) };
  const wins: number[] = Array(seats).fill(0);
  const rounds: number[] = [];
  for (let game = 0; game < games; game += 1) {
    const start = lastDie.start(seats, options, chance);
    // The bot keeps what it has worked out by row: the rows of all games are the same ones.
    const end = playOn({ ...start, setup: { ...start.setup, tableaus } });
    const most = Math.max(...end.points);
    const winners = end.points.flatMap((points, seat) => (points === most ? [seat] : []));
    for (const seat of winners) {
      const after = (seat - start.active + seats) % seats;
      wins[after] = (wins[after] ?? 0) + 1 / winners.length;
    }
    rounds.push(end.round + 1);
  }
  return { seats, games, wins, rounds: rounds.sort((a, b) => a - b) };

  function playOn(start: State): State {
    let state = start;
    while (state.phase !== 'over') {
      const seat = state.active;
      for (const move of plan(state, seat)) state = lastDie.play(state, seat, move, chance);
    }
    return state;
  }
}

export const meanRounds = ({ rounds }: Played): number => sum(rounds) / rounds.length;

/** The number of rounds that so large a part of the games stayed below or at. */
export const roundsAt = ({ rounds }: Played, part: number): number =>
  rounds[Math.min(rounds.length - 1, Math.floor(part * rounds.length))] ?? 0;

/** How far, in percentage points, each seat's part of the wins is from an even share. */
export const fromShare = ({ seats, games, wins }: Played): readonly number[] =>
  wins.map((won) => 100 * (won / games - 1 / seats));

/** The standard error of one seat's part, in percentage points. */
export const standardError = ({ seats, games }: Played): number =>
  100 * Math.sqrt(((1 / seats) * (1 - 1 / seats)) / games);
