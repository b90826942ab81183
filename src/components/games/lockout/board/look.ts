import { lastNumber, type RowIndex, rises } from '../../../../engine/lockout/state';
import { isIn } from './hooks';

/** The state of a number on a sheet. */
export type Look = 'marked' | 'chosen' | 'possible' | 'skipped' | 'closed' | 'free';

export interface RowNow {
  readonly row: RowIndex;
  readonly marks: readonly number[];
  /** The number answered to the white dice or drafted; 0 if none. */
  readonly answered: number;
  readonly chosen: number;
  /** Encoded as bits. */
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

/** Whether this sheet has locked the row itself. The lock counts as one more mark (L6). */
export const ownsLock = ({ row, marks, answered, chosen }: RowNow): boolean =>
  [marks.at(-1), answered, chosen].includes(lastNumber(row));
