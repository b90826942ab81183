import type { PaintName } from '../paint';

/** A die in a tray. */
export interface TrayDie {
  /** Identifies the die between two renders. */
  readonly key: string;
  readonly paint: PaintName;
  /** The face on top, 1 … 6. */
  readonly value: number;
  /** Pips in the die's own colour, or six colours with their shapes. */
  readonly face: 'pips' | 'colours';
  /** The label for screen readers. */
  readonly label: string;
  readonly picked?: boolean;
  /** The die is recommended. */
  readonly hinted?: boolean;
  /** The die is set aside and can't be used now. */
  readonly dim?: boolean;
}

/** A throw to be shown. A new id throws these dice. */
export interface Throw {
  readonly id: number;
  readonly keys: readonly string[];
}

/** A text that is equal for two lists of dice that look the same. */
export function appearance(dice: readonly TrayDie[]): string {
  return dice
    .map(({ key, paint, value, face, picked, dim }) => [key, paint, value, face, !!picked, !!dim].join(' '))
    .join('\n');
}
