import { parseJson } from '../../engine/json';
import { fieldsOf } from '../../engine/options';
import type { SavedRoom } from './room-text';

/**
 * Why this phone can't continue a game at another phone's table: its host has removed this phone, has closed the table, or does not know
 * this phone any more. The last one may be forged (NS10).
 */
export const tableEnds = ['removed', 'closed', 'unknown'] as const;
export type TableEnd = (typeof tableEnds)[number];

export interface SavedEnd {
  readonly why: TableEnd;
  /** The player has read it on the home screen. */
  readonly told: boolean;
}

/** The key of its document. It is apart from the room's, which a guest writes at any time. */
export const endKey = (id: string): string => `ended/${id}`;

export const endText = ({ why, told }: SavedEnd): string => JSON.stringify({ why, told });

export function readEnd(text: string): SavedEnd | null {
  const fields = fieldsOf(parseJson(text), ['why', 'told']);
  const why = tableEnds.find((each) => each === fields?.get('why'));
  return why ? { why, told: fields?.get('told') === true } : null;
}

/** Earlier versions stored no end. But the last list of phones that a removed phone received is the one without it. */
export const endInRoom = ({ membership: { role, me, phones } }: SavedRoom): SavedEnd | null =>
  role === 'guest' && !phones.some(({ number }) => number === me) ? { why: 'removed', told: false } : null;
