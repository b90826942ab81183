import type { Daily } from '../../engine/daily/daily-dice';
import { parseJson } from '../../engine/json';
import { fieldsOf, listOf, textOf, wholeNumber } from '../../engine/options';
import { queue } from '../../lib/queue';
import type { Storage } from '../../storage/storage';
import { monthOf } from './day';

/** Points of the person and of the opponent. */
export type DailyScores = readonly [own: number, opponent: number];

/** The record of one day’s dice in one game. It begins when they are first tried or practised. */
export interface DailyEntry extends Daily {
  /** `void`: they were practised without a try, so a try does not count any more. */
  readonly state: 'begun' | 'finished' | 'void';
  /** Of the finished try. */
  readonly scores: DailyScores | null;
  /** Of the expert in the person's seat. */
  readonly expert: DailyScores | null;
}

/** All that was tried on the days of this phone, in a document for each month. */
export interface DailyLog {
  month(month: string): Promise<readonly DailyEntry[]>;
  entry(daily: Daily): Promise<DailyEntry | null>;
  /** Changes one entry. Returns the entries of its month. Null leaves it as it is. */
  change(
    daily: Daily,
    change: (entry: DailyEntry | null) => DailyEntry | null,
  ): Promise<readonly DailyEntry[]>;
}

const VERSION = 1;
const STATES = ['begun', 'finished', 'void'] as const;
const keyOf = (month: string) => `daily/${month}`;

export const isOf =
  ({ day, game }: Daily) =>
  (entry: Daily): boolean =>
    entry.day === day && entry.game === game;

export function openDailyLog(storage: Storage): DailyLog {
  const inTurn = queue();

  async function read(month: string): Promise<readonly DailyEntry[]> {
    const text = await storage.read(keyOf(month));
    const fields = text === null ? null : fieldsOf(parseJson(text), ['daily', 'entries']);
    if (fields?.get('daily') !== VERSION) return [];
    return listOf(fields.get('entries'), readEntry) ?? [];
  }

  return {
    month: (month) => inTurn(() => read(month)),
    entry: (daily) => inTurn(async () => (await read(monthOf(daily.day))).find(isOf(daily)) ?? null),
    change: (daily, change) =>
      inTurn(async () => {
        const month = monthOf(daily.day);
        // Read again: another window may have written it.
        const entries = await read(month);
        const before = entries.find(isOf(daily)) ?? null;
        const after = change(before);
        if (!after || after === before) return entries;
        const all = [...entries.filter((entry) => entry !== before), after];
        await storage.write(keyOf(month), JSON.stringify({ daily: VERSION, entries: all }));
        return all;
      }),
  };
}

function readEntry(json: unknown): DailyEntry | null {
  const fields = fieldsOf(json, ['day', 'game', 'state', 'scores', 'expert']);
  const day = textOf(fields?.get('day'));
  const game = textOf(fields?.get('game'));
  const state = STATES.find((each) => each === fields?.get('state'));
  if (day === null || game === null || !state) return null;
  return {
    day,
    game,
    state,
    scores: readScores(fields?.get('scores')),
    expert: readScores(fields?.get('expert')),
  };
}

function readScores(json: unknown): DailyScores | null {
  const [own, opponent] = listOf(json, wholeNumber) ?? [];
  return own === undefined || opponent === undefined ? null : [own, opponent];
}
