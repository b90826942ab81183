import type { GameId } from '../../engine/games';
import { face as arena } from './arena/face';
import type { AnyFace } from './face';
import { face as lastDie } from './last-die/face';
import { face as lockout } from './lockout/face';
import { face as sunRows } from './sun-rows/face';

/** The face of each game. A game without a face can't be played on the screen. */
export const faces: Readonly<Partial<Record<GameId, AnyFace>>> = {
  lockout,
  'last-die': lastDie,
  'sun-rows': sunRows,
  arena,
};

/** The face of a game. The id may come from outside, for example from a stored record. */
export function faceOf(id: string): AnyFace | undefined {
  return new Map<string, AnyFace>(Object.entries(faces)).get(id);
}
