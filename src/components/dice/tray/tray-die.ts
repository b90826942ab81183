import type { PaintName } from '../paint';

/** A die in a tray. */
export interface TrayDie {
  /** Who it is, from one picture to the next. */
  readonly key: string;
  readonly paint: PaintName;
  /** The face that is up, 1 … 6. */
  readonly value: number;
  /** Pips in the die's own colour, or six colours with their shapes. */
  readonly face: 'pips' | 'colours';
  /** What a screen reader says. */
  readonly label: string;
  readonly picked?: boolean;
  /** It is recommended. */
  readonly hinted?: boolean;
  /** It lies aside, and is of no use now. */
  readonly dim?: boolean;
}

/** A throw to be shown: a new id throws these dice. */
export interface Throw {
  readonly id: number;
  readonly keys: readonly string[];
}

/** Two lists with the same text look the same. */
export function appearance(dice: readonly TrayDie[]): string {
  return dice
    .map(({ key, paint, value, face, picked, dim }) => [key, paint, value, face, !!picked, !!dim].join(' '))
    .join('\n');
}
