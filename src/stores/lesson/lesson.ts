import type { Steps } from '../../engine/chance';
import type { AnyGame } from '../../engine/game';

/** The seat of the learner. The other seat is the bot's. */
export const LEARNER = 0;

/**
 * The dice of a move: values, or a computation of them from the state and the move. Arena's dice fly through the
 * learner's own throw.
 */
export type LessonDice = readonly number[] | ((state: unknown, move: unknown) => Steps);

/** A move as text. With `*` at its end it stands for every move that begins so. */
export type MovePattern = string;

interface Spoken<Words> {
  readonly words: Words;
  /** The names of the places that are pointed at: `Anchor` draws the mark. */
  readonly at: readonly string[];
}

/** The learner reads, and goes on with a button or with the next move. */
export interface Tell<Words> extends Spoken<Words> {
  readonly kind: 'tell';
}

/** The learner moves. A `place` goes on once the move is drafted, a `do` once it is committed. */
export interface Ask<Words> extends Spoken<Words> {
  readonly kind: 'do' | 'place';
  /** The moves with which the lesson goes on. The first one is recommended. */
  readonly moves: readonly MovePattern[];
  readonly dice?: LessonDice;
  /** The answers to other legal moves. The first that matches is said. */
  readonly otherwise: readonly (readonly [MovePattern, Words])[];
}

/** The bot moves. */
export interface BotMove<Words> extends Spoken<Words> {
  readonly kind: 'bot';
  readonly move: string;
  readonly dice?: LessonDice;
}

export type Step<Words> = Tell<Words> | Ask<Words> | BotMove<Words>;
export type MoveStep<Words> = Ask<Words> | BotMove<Words>;

/** A lesson: a real game with chosen dice. The store knows nothing of its words. */
export interface Lesson<Words> {
  readonly game: AnyGame;
  readonly options: object;
  /** The values of the game's first draws. */
  readonly start: readonly number[];
  readonly steps: readonly Step<Words>[];
}

export const matches = (pattern: MovePattern, move: string): boolean =>
  pattern.endsWith('*') ? move.startsWith(pattern.slice(0, -1)) : move === pattern;

/** The steps that are moves, in order: the entries of the log match them one to one. */
export const moveSteps = <Words>({ steps }: Lesson<Words>): readonly MoveStep<Words>[] =>
  steps.filter((step) => step.kind !== 'tell');

/** The patterns that a step accepts. */
export const accepted = (step: MoveStep<unknown>): readonly MovePattern[] =>
  step.kind === 'bot' ? [step.move] : step.moves;

export interface Made {
  /** The committed moves. */
  readonly committed: number;
  readonly drafted: number;
  /** The sentences that the learner has read. */
  readonly told: number;
}

/** Returns the index of the current step; the number of steps when the lesson is over. */
export function stepAt({ steps }: Lesson<unknown>, { committed, drafted, told }: Made): number {
  let moves = 0;
  let read = 0;
  for (const [at, { kind }] of steps.entries()) {
    if (kind === 'tell') {
      if (read === told) return at;
      read += 1;
    } else {
      if (moves >= committed + (kind === 'place' ? drafted : 0)) return at;
      moves += 1;
    }
  }
  return steps.length;
}

/** Returns how many sentences stand before the move after so many moves. */
export function toldBefore({ steps }: Lesson<unknown>, moves: number): number {
  let made = 0;
  let told = 0;
  for (const { kind } of steps) {
    if (kind === 'tell') told += 1;
    else if (made === moves) return told;
    else made += 1;
  }
  return told;
}
