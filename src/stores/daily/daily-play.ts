import { sha256 } from '@noble/hashes/sha2.js';
import { loadBot } from '../../engine/bots';
import type { Bot } from '../../engine/bots/bot';
import { patient } from '../../engine/chance';
import { type DailySetUp, dailySetUp, openDaily } from '../../engine/daily';
import type { Daily } from '../../engine/daily/daily-dice';
import { type AnyMatch, commit } from '../../engine/match';

const hash = (text: string): Uint8Array => sha256(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));

/** Null if this app does not know the game. */
export const setUpOf = (daily: Daily): DailySetUp | null => dailySetUp(daily, hash);

export { openDaily };

/**
 * Loads the opponent, and rejects if it can't be loaded now. Without this, a weaker bot would play for it, and the game would
 * differ from that of other phones.
 */
export async function loadOpponent({ game }: DailySetUp): Promise<Bot<unknown, unknown>> {
  await game.bots.expert?.();
  return loadBot(game, 'expert');
}

/** Plays the whole game by the expert in both seats. It yields the number of entries so far. */
export function* playedByExpert(
  { dice }: DailySetUp,
  opened: AnyMatch,
  expert: Bot<unknown, unknown>,
): Generator<number, AnyMatch> {
  let match = opened;
  for (;;) {
    const { game, state } = match;
    const [seat] = game.turn(state);
    if (seat === undefined) return match;
    const random = dice.bot(match);
    const thought = expert.slowly?.(state, seat, random);
    let step = thought?.next();
    while (step && !step.done) {
      yield match.log.length;
      step = thought?.next();
    }
    const move = step ? step.value : expert.choose(state, seat, random);
    match = yield* committed(match, seat, move, dice.roll(match, seat, move));
    yield match.log.length;
  }
}

/** Plays a move whose values may take long to compute. */
function* committed(
  match: AnyMatch,
  seat: number,
  move: unknown,
  chance: Parameters<typeof patient>[1],
): Generator<number, AnyMatch> {
  let known: readonly number[] = [];
  for (;;) {
    const dice = patient(known, chance);
    const after = commit(match, seat, move, dice);
    if (!after.ok) throw new Error(after.refusal.code);
    const falling = dice.falling();
    if (!falling) return after.value;
    let step = falling.next();
    while (!step.done) {
      yield match.log.length;
      step = falling.next();
    }
    known = [...dice.values, ...step.value];
  }
}
