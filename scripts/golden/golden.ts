import { existsSync, readFileSync } from 'node:fs';
import { digest } from '../../src/engine/digest';
import type { AnyGame } from '../../src/engine/game';
import { type AnyMatch, followOpening } from '../../src/engine/match';
import { readRecord, recordOf, replay } from '../../src/engine/record';

/**
 * After the opening and after each entry: the digest, the number of moves of each seat in turn, and the
 * scores.
 */
export type Stand = readonly [digest: string, moves: readonly number[], scores: readonly number[]];

/** A recorded game, and its state after each entry. */
export interface Golden {
  readonly title: string;
  readonly record: unknown;
  readonly stands: readonly Stand[];
}

export const goldenPath = (id: string): string => `__tests__/golden/${id}.json`;

export function readGolden(id: string): readonly Golden[] {
  const path = goldenPath(id);
  if (!existsSync(path)) throw new Error(`${id} has no golden record: npm run -s golden -- --write ${id}`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

function stand(game: AnyGame, state: unknown): Stand {
  const moves = game.turn(state).map((seat) => game.moves(state, seat).length);
  return [digest(state), moves, game.scores(state)];
}

/** The states of a record. Throws if it is not a record of a legal game. */
export function standsOf(record: unknown): readonly Stand[] {
  const read = readRecord(JSON.stringify(record));
  if (!read.ok) throw new Error(read.refusal.code);
  const { game, opening } = read.value;
  const first = followOpening(game, opening);
  if (!first.ok) throw new Error(first.refusal.code);
  const stands = [stand(game, first.value)];
  const played = replay(read.value, (_before, _entry, after) => stands.push(stand(game, after)));
  if ('refusal' in played) throw new Error(`${played.refusal.code} at ${played.at}`);
  return stands;
}

export function goldenOf(title: string, match: AnyMatch): Golden {
  const record = recordOf(match);
  return { title, record, stands: standsOf(record) };
}

/** The difference between a golden record and the current engine, as a sentence; null if there is none. */
export function difference({ title, record, stands }: Golden): string | null {
  let now: readonly Stand[];
  try {
    now = standsOf(record);
  } catch (error) {
    return `${title}: it is no game by the rules any more: ${error instanceof Error ? error.message : error}`;
  }
  const at = stands.findIndex((then, index) => JSON.stringify(then) !== JSON.stringify(now[index]));
  if (at < 0 && now.length === stands.length) return null;
  const place = at === 0 ? 'the opening' : `entry ${at - 1}`;
  return `${title}: after ${place} it stood ${JSON.stringify(stands[at])} and stands ${JSON.stringify(now[at])} now`;
}

/** The file of a game, with one line for each entry and each state, so that changes are readable. */
export function goldenText(goldens: readonly Golden[]): string {
  const lines = (list: readonly unknown[], indent: string) =>
    list.map((each) => `${indent}${JSON.stringify(each)}`).join(',\n');
  const texts = goldens.map(({ title, record, stands }) => {
    const { log, ...opening } = asRecord(record);
    return `  {
    "title": ${JSON.stringify(title)},
    "record": ${JSON.stringify(opening).slice(0, -1)},"log":[
${lines(log, '      ')}
    ]},
    "stands": [
${lines(stands, '      ')}
    ]
  }`;
  });
  return `[\n${texts.join(',\n')}\n]\n`;
}

function asRecord(record: unknown): { readonly log: readonly unknown[] } {
  const copy: { readonly log: readonly unknown[] } = JSON.parse(JSON.stringify(record));
  return copy;
}
