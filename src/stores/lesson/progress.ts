import { type Entry, parseMove } from '../../engine/game';
import { parseJson } from '../../engine/json';
import { type AnyMatch, follow, followOpening } from '../../engine/match';
import { fieldsOf, listOf, textOf, wholeNumber } from '../../engine/options';
import type { Storage } from '../../storage/storage';
import { accepted, type Lesson, matches, moveSteps } from './lesson';

/** How far a learner has come. */
export interface Progress {
  readonly match: AnyMatch;
  readonly told: number;
}

const keyOf = (game: string) => `lesson/${game}`;
const DONE = 'done';

/** Whether a game's lesson was begun on this phone, and whether it was played to its end. */
export type LessonState = 'new' | 'begun' | 'done';

export async function lessonState(storage: Storage, game: string): Promise<LessonState> {
  const text = await storage.read(keyOf(game)).catch(() => null);
  if (text === null) return 'new';
  return text.startsWith(DONE) ? 'done' : 'begun';
}

export const keepDone = (storage: Storage, game: string): Promise<void> => storage.write(keyOf(game), DONE);

/** A lesson that was once played to its end stays done while it is played again. */
export async function keepProgress(storage: Storage, { match, told }: Progress): Promise<void> {
  const { id, notation } = match.game;
  const log = match.log.map(({ seat, move, dice }) => ({ seat, move: notation.format(move), dice }));
  const state = await lessonState(storage, id);
  await storage.write(keyOf(id), `${state === 'done' ? DONE : ''}${JSON.stringify({ told, log })}`);
}

/** Returns where the lesson was left; its beginning if that can't be read or no longer fits the lesson. */
export async function loadProgress<Words>(
  storage: Storage,
  lesson: Lesson<Words>,
  names: readonly string[],
): Promise<Progress> {
  const begun = begin(lesson, names);
  const text = await storage.read(keyOf(lesson.game.id)).catch(() => null);
  const left = text?.replace(DONE, '') ?? '';
  return (left !== '' && resumed(lesson, begun.match, left)) || begun;
}

export function begin<Words>(lesson: Lesson<Words>, names: readonly string[]): Progress {
  const { game, options, start } = lesson;
  const opening = { options, names, start };
  const state = followOpening(game, opening);
  // A test opens every lesson.
  if (!state.ok) throw new Error(state.refusal.code);
  return { match: { game, opening, log: [], state: state.value }, told: 0 };
}

function resumed<Words>(lesson: Lesson<Words>, first: AnyMatch, text: string): Progress | null {
  const { game } = lesson;
  const fields = fieldsOf(parseJson(text), ['told', 'log']);
  const told = wholeNumber(fields?.get('told'));
  const log = listOf(fields?.get('log'), (json) => readEntry(lesson, json));
  if (told === null || !log) return null;
  const script = moveSteps(lesson);
  let { state } = first;
  for (const [at, entry] of log.entries()) {
    const step = script[at];
    const move = game.notation.format(entry.move);
    if (!step || !accepted(step).some((pattern) => matches(pattern, move))) return null;
    const next = follow(game, state, entry);
    if (!next.ok) return null;
    state = next.value;
  }
  return { match: { ...first, log, state }, told };
}

function readEntry<Words>({ game }: Lesson<Words>, json: unknown): Entry<unknown> | null {
  const fields = fieldsOf(json, ['seat', 'move', 'dice']);
  const seat = wholeNumber(fields?.get('seat'));
  const text = textOf(fields?.get('move'));
  const dice = listOf(fields?.get('dice'), wholeNumber);
  const move = text === null ? null : parseMove(game.notation, text);
  return seat === null || move === null || !dice ? null : { seat, move, dice };
}
