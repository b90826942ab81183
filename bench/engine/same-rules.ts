import { rolled } from '../../src/engine/chance';
import { lockout } from '../../src/engine/lockout';
import { notation } from '../../src/engine/lockout/notation';
import { colours, type Move } from '../../src/engine/lockout/state';
import { commit, open } from '../../src/engine/match';
import { pick, seeded, type Uniform } from '../../src/engine/random';

/** A game of Lockout for the other implementation to repeat, with every observable effect of the rules. */
interface Trial {
  readonly seats: number;
  readonly first: number;
  readonly log: readonly {
    readonly turn: readonly number[];
    readonly seat: number;
    readonly choices: readonly string[];
    /** Any mark. It must be refused if it is not one of the choices. */
    readonly refusal: string;
    readonly move: string;
    readonly dice: readonly number[];
  }[];
  readonly scores: readonly number[];
}

/** Random games with each number of seats, and answers in any order. */
export function trials(games: number): readonly Trial[] {
  const random = seeded(7);
  const { min, max } = lockout.seats;
  return Array.from({ length: games }, (_, index) => trial(min + (index % (max - min + 1)), random));
}

function trial(seats: number, random: Uniform): Trial {
  const chance = rolled(random);
  const opened = open(lockout, Array(seats).fill(''), {}, chance);
  if (!opened.ok) throw new Error(opened.refusal.code);
  let match = opened.value;
  const log: Trial['log'][number][] = [];
  for (let turn = lockout.turn(match.state); turn.length > 0; turn = lockout.turn(match.state)) {
    const seat = pick(turn, random);
    const moves: readonly Move[] = lockout.moves(match.state, seat);
    const move = pick(moves, random);
    const played = commit(match, seat, move, chance);
    if (!played.ok) throw new Error(played.refusal.code);
    match = played.value;
    log.push({
      turn,
      seat,
      choices: moves.map(notation.format),
      refusal: anyMark(random),
      move: notation.format(move),
      dice: match.log.at(-1)?.dice ?? [],
    });
  }
  return { seats, first: match.opening.start[0] ?? 0, log, scores: lockout.scores(match.state) };
}

const anyMark = (random: Uniform): string => `mark ${pick(colours, random)} ${2 + random(11)}`;
