import { msg } from '@lingui/core/macro';
import { lastNumber, type RowIndex } from '../../../../engine/lockout/state';
import type { Say } from '../../face';
import type { Look } from '../board/look';
import { placeName } from './words';

interface CellNow {
  readonly row: RowIndex;
  readonly number: number;
  readonly look: Look;
  readonly hinted: boolean;
}

/** The label of a number for screen readers: "Red 7, possible". */
export function cellLabel({ row, number, look, hinted }: CellNow, say: Say): string {
  const place = placeName(row, number, say);
  if (look === 'possible' && number === lastNumber(row))
    return hinted
      ? say(msg`${place}, possible, recommended, locks the row`)
      : say(msg`${place}, possible, locks the row`);
  if (look === 'possible' && hinted) return say(msg`${place}, possible, recommended`);
  switch (look) {
    case 'marked':
      return say(msg`${place}, marked`);
    case 'chosen':
      return say(msg`${place}, chosen`);
    case 'possible':
      return say(msg`${place}, possible`);
    case 'skipped':
      return say(msg`${place}, left out`);
    case 'closed':
      return say(msg`${place}, closed`);
    case 'free':
      return say(msg`${place}, free`);
  }
}
