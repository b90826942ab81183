import type { AnyGame } from '../../engine/game';
import type { OptionField } from '../../engine/options';
import type { OptionWords } from '../games/face';

/** A house rule that has words, and its value. */
export interface HouseRule {
  readonly field: Exclude<OptionField, { readonly kind: 'components' }>;
  readonly words: OptionWords;
  readonly value: unknown;
}

/**
 * The house rules that the set-up offers: those that the game's face has words for. Custom cards can't be
 * typed in here.
 */
export function houseRules(
  game: AnyGame,
  options: object,
  wordsFor: (name: string) => OptionWords | null,
): readonly HouseRule[] {
  const values = new Map<string, unknown>(Object.entries(options));
  return game.options.fields.flatMap((field) => {
    if (field.kind === 'components') return [];
    const words = wordsFor(field.name);
    return words ? [{ field, words, value: values.get(field.name) ?? field.default }] : [];
  });
}

/** The options with one rule changed, or unchanged options if the game refuses the value. */
export function withRule(game: AnyGame, options: object, name: string, value: unknown): object {
  return game.options.read({ ...options, [name]: value }) ?? options;
}

/** More than twenty taps from end to end are too many. */
const MOST_STEPS = 20;
const ROUND = [1, 2, 5, 10, 20, 50, 100];

type NumberField = Extract<OptionField, { readonly kind: 'number' }>;

/** The next value up or down, in round steps. */
export function stepped({ min, max, step }: NumberField, value: number, by: 1 | -1): number {
  const wide = step * (ROUND.find((times) => (max - min) / (step * times) <= MOST_STEPS) ?? 1);
  const steps = (value - min) / wide;
  const next = min + (by === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * wide;
  return Math.min(max, Math.max(min, next));
}
