import { readFileSync } from 'node:fs';
import { type Judgement, judge } from '../../../src/engine/verdict';

/** The record in docs/record.md, and the verdict there. */
export interface Documented {
  readonly record: string;
  readonly verdict: unknown;
}

export function documented(): Documented {
  const page = readFileSync('docs/record.md', 'utf8');
  const [, record = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  const [, verdict = ''] = /`(\{"ok":true,.*\})`/.exec(page) ?? [];
  return { record, verdict: JSON.parse(verdict) };
}

/** A small record of Lockout as JSON, which tests change. */
export const sample = () => ({
  knobel: 1,
  game: 'lockout',
  options: {},
  seats: ['Ann', 'Bo'],
  start: [0],
  log: [
    { seat: 0, move: 'roll', dice: [1, 4, 6, 2, 3, 5] },
    { seat: 1, move: 'mark yellow 5' },
    { seat: 0, move: 'pass' },
    { seat: 0, move: 'mark red 10' },
  ],
});

export const judgeText = (text: string): Judgement => judge(text, Buffer.byteLength(text));

export const judgeJson = (json: unknown): Judgement => judgeText(JSON.stringify(json));

/** Formats the exit status, place and code of a result for comparisons: `1 at 3 lockout.row-closed`. */
export function short({ status, verdict }: Judgement): string {
  return verdict.ok ? `${status}` : `${status} at ${verdict.at} ${verdict.reason}`;
}
