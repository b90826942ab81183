import { rolled } from '../../../../src/engine/chance';
import { lastDie } from '../../../../src/engine/last-die';
import type { Move, State } from '../../../../src/engine/last-die/state';
import { seeded, type Uniform } from '../../../../src/engine/random';

/** A player of the games that are learnt from. */
export type Player = (state: State, seat: number, random: Uniform) => Move;

/** The end of a turn, and what came of it. */
export interface TurnEnd {
  /** The state before the next turn, and the seat whose turn it was. */
  readonly state: State;
  readonly seat: number;
  /** The points of all seats at the end of the round; null if the turn ended the round itself. */
  readonly roundEnd: readonly number[] | null;
  readonly gameEnd: readonly number[];
}

/** How games are played to learn from them. */
export interface Playing {
  readonly games: number;
  /** The numbers of seats at the tables in turn. */
  readonly seats: readonly number[];
  readonly seed: number;
  /** A player stops or rolls on instead of one choice in so many, so that worse positions are seen. 0: never. */
  readonly strays: number;
}

/** Plays games, and returns all ends of turns but the last one of each game. */
export function turnEnds(player: Player, playing: Playing): readonly TurnEnd[] {
  const found: TurnEnd[] = [];
  for (let number = 0; number < playing.games; number += 1)
    for (const end of oneGame(player, playing, number)) found.push(end);
  return found;
}

function oneGame(player: Player, { seats, seed, strays }: Playing, number: number): readonly TurnEnd[] {
  const chance = rolled(seeded(seed + 2 * number));
  const random = seeded(seed + 2 * number + 1);
  const strayed = (state: State) => strays > 0 && state.placed && random(strays) === 0;
  const rounds: Pick<TurnEnd, 'state' | 'seat'>[][] = [[]];
  let state = lastDie.start(seats[number % seats.length] ?? 2, lastDie.options.defaults, chance);
  while (state.phase !== 'over') {
    const { round, active: seat } = state;
    const move: Move = strayed(state)
      ? { kind: random(2) === 0 ? 'stop' : 'roll' }
      : player(state, seat, random);
    state = lastDie.play(state, seat, move, chance);
    if (state.round !== round) rounds.push([]);
    if (state.phase === 'roll') rounds.at(-1)?.push({ state, seat });
  }
  const gameEnd = state.points;
  // But for the first round, the first end of a round's list is the turn that ended the round before.
  return rounds.flatMap((turns, at) => {
    const roundEnd = rounds[at + 1]?.[0]?.state.points ?? gameEnd;
    return turns.map((turn, first) => ({
      ...turn,
      roundEnd: at > 0 && first === 0 ? null : roundEnd,
      gameEnd,
    }));
  });
}
