import type { State } from '../../../../engine/lockout/state';
import type { Wanted } from '../../../../net/session/session';
import type { TrayDie } from '../../../dice/tray/tray-die';
import type { RealDie, Say } from '../../face';
import { rowDie, rowDieName, whiteDie, whiteDieName } from './tray';

const VALUES = [1, 2, 3, 4, 5, 6] as const;

/** The dice in the order of a roll: two white dice, then those of the open rows. */
export function realDice({ draw }: Wanted, { closed }: State, say: Say): readonly RealDie[] {
  const white = [0, 1].map((at) =>
    withFaces(whiteDieName(at, say), (value) => whiteDie(at, value, String(value))),
  );
  const rows = closed.flatMap((shut, row) =>
    shut ? [] : [withFaces(rowDieName(row, say), (value) => rowDie(row, value, String(value)))],
  );
  const dice = [...white, ...rows];
  return dice.length === draw.size ? dice : [];
}

const withFaces = (label: string, face: (value: number) => TrayDie): RealDie => ({
  label,
  faces: VALUES.map(face),
});
