import { msg, select } from '@lingui/core/macro';
import { colours, type RowIndex } from '../../../../engine/lockout/state';
import type { ColourName } from '../../../board-kit/game-colours';
import type { Say } from '../../face';

export const colourOf = (row: RowIndex): ColourName => colours[row] ?? 'red';

/** A number of a row within a sentence: "red 5". */
export function place(row: RowIndex, number: number, say: Say): string {
  const colour = colourOf(row);
  return say(
    msg`${select(colour, { red: 'red', yellow: 'yellow', green: 'green', other: 'blue' })} ${number}`,
  );
}

/** A number of a row at the beginning of a sentence: "Red 5". */
export function placeName(row: RowIndex, number: number, say: Say): string {
  const colour = colourOf(row);
  return say(
    msg`${select(colour, { red: 'Red', yellow: 'Yellow', green: 'Green', other: 'Blue' })} ${number}`,
  );
}
