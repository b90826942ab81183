import { arena } from '../../../src/engine/arena';
import type { Die, State } from '../../../src/engine/arena/state';
import { followOpening } from '../../../src/engine/match';
import { type Opening, played } from './play-record';

export const table = (
  seats = 2,
  first = 0,
  rounds: 'single' | 'tournament' = 'single',
  die = 4,
): Opening => ({
  seats,
  options: { rounds },
  start: [first, die],
});

/** Returns the state after these lines. */
export function tableAfter({ seats, start, options }: Opening, lines: readonly string[] = []): State {
  const read = arena.options.read(options ?? {});
  if (!read) throw new Error('not the options of Arena');
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  const first = followOpening(arena, { options: read, names, start });
  if (!first.ok) throw new Error(`the opening is refused with ${first.refusal.code}`);
  return played(arena, first.value, lines);
}

/** Positions for the dice of a test: separate, in rows of nine. */
const placeOf = (at: number) => `${20 * (at % 9) - 80} ${20 * Math.floor(at / 9) - 30} 0`;

/** Returns recorded fates: a position in the arena for each face, 0 for a die that is out. */
export const fates = (faces: readonly number[]): string =>
  faces.map((face, at) => (face === 0 ? '0 0 0 0' : `${face} ${placeOf(at)}`)).join(' ');

/** Returns the line of a throw with these faces: first the dice that lay there, then the thrown ones. */
export const toss = (seat: number, ...faces: readonly number[]): string =>
  `${seat}: throw [7 ${fates(faces)}]`;

const lying = (face: number, at: number): Die => {
  const [x = 0, y = 0, turn = 0] = placeOf(at).split(' ').map(Number);
  return { face, x, y, turn };
};

/** Returns a state in the middle of a game: the arena has these faces, and seat 0 has not thrown yet. */
export const midGame = (
  faces: readonly number[],
  reserves: readonly number[],
  more?: Partial<State>,
): State => ({
  tournament: false,
  phase: 'first',
  active: 0,
  arena: faces.map(lying),
  reserves,
  out: [],
  round: 0,
  starter: 0,
  points: reserves.map(() => 0),
  ...more,
});

export const facesIn = (state: State): readonly number[] => state.arena.map(({ face }) => face);
