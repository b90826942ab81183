import { lastNumber, type RowIndex, rises } from '../../../../engine/lockout/state';
import { isIn } from './hooks';

/** How a number stands on a sheet. */
export type Look = 'marked' | 'chosen' | 'possible' | 'skipped' | 'closed' | 'free';

export interface RowNow {
  readonly row: RowIndex;
  readonly marks: readonly number[];
  /** Answered to the white dice, or placed: 0 if nothing. */
  readonly answered: number;
  readonly chosen: number;
  /** As bits. */
  readonly possible: number;
  readonly closed: boolean;
}

export function lookOf({ row, marks, answered, chosen, possible, closed }: RowNow, number: number): Look {
  if (number === chosen) return 'chosen';
  if (marks.includes(number) || number === answered) return 'marked';
  if (isIn(possible, number)) return 'possible';
  if (closed) return 'closed';
  const last = chosen || answered || marks.at(-1);
  if (last !== undefined && (rises(row) ? number < last : number > last)) return 'skipped';
  return 'free';
}

/** Whether the row's lock is this sheet's own: it counts as one more mark (L6). */
export const ownsLock = ({ row, marks, answered, chosen }: RowNow): boolean =>
  [marks.at(-1), answered, chosen].includes(lastNumber(row));
