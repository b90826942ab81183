import type { GameId } from '../../engine/games';
import { face as arena } from './arena/face';
import type { AnyFace } from './face';
import { face as lastDie } from './last-die/face';
import { face as lockout } from './lockout/face';
import { face as sunRows } from './sun-rows/face';

/** What each game looks like at the table. A game without a face can't be played here yet. A new game is one more line. */
export const faces: Readonly<Partial<Record<GameId, AnyFace>>> = {
  lockout,
  'last-die': lastDie,
  'sun-rows': sunRows,
  arena,
};

/** The face of a game whose id may come from anywhere. */
export function faceOf(id: string): AnyFace | undefined {
  return new Map<string, AnyFace>(Object.entries(faces)).get(id);
}
