import type { AnyGame } from '../../src/engine/game';
import { checkOpening } from '../../src/engine/match';
import type { OptionField } from '../../src/engine/options';

/** A game that can be opened: the number of seats and the house rules. */
export interface Setting {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: object;
  readonly title: string;
}

/** Custom components to use instead of the default ones: a list by game and option. */
export type Samples = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

type Choice = readonly [name: string, value: unknown];

/** The values of an option besides its default; for a number, its two ends. */
function others(game: AnyGame, field: OptionField, samples: Samples): readonly Choice[] {
  const named = (values: readonly unknown[]) => values.map((value): Choice => [field.name, value]);
  switch (field.kind) {
    case 'switch':
      return named([!field.default]);
    case 'choice':
      return named(field.choices.filter((choice) => choice !== field.default));
    case 'number':
      return named([field.min, field.max].filter((value) => value !== field.default));
    case 'components': {
      const list = samples[game.id]?.[field.name];
      if (!list) throw new Error(`no sample components for the option "${field.name}" of ${game.id}`);
      return named(list);
    }
  }
}

const isHighEnd = (field: OptionField, name: string, value: unknown): boolean =>
  field.kind === 'number' && field.name === name && field.max === value;

/**
 * Every value of every option on its own, and every pair of values of different options. For a number only
 * its lower end.
 */
function choices(game: AnyGame, samples: Samples): readonly (readonly Choice[])[] {
  const single = game.options.fields.flatMap((field) => others(game, field, samples));
  const short = single.filter(([name, value]) =>
    game.options.fields.every((field) => !isHighEnd(field, name, value)),
  );
  const pairs = short.flatMap((one, at) =>
    short.slice(at + 1).flatMap((two) => (one[0] === two[0] ? [] : [[one, two]])),
  );
  return [[], ...single.map((one) => [one]), ...pairs];
}

const shown = (value: unknown): string =>
  Array.isArray(value) ? `${value.length} of our own` : String(value);

/**
 * The default options with every number of seats, and each other choice once, with alternating numbers of
 * seats.
 */
export function settingsOf(game: AnyGame, samples: Samples): readonly Setting[] {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return choices(game, samples).flatMap((choice, index) => {
    const options = game.options.read(Object.fromEntries(choice));
    const rules = choice.map(([name, value]) => `${name} ${shown(value)}`).join(', ') || 'default rules';
    if (!options) throw new Error(`${game.id} does not read its own options: ${rules}`);
    const open = counts.filter((seats) => !checkOpening(game, seats, options));
    if (choice.length < 2 && open.length === 0) throw new Error(`${game.id} cannot be played with ${rules}`);
    const wanted = index === 0 ? open : open.slice(index % open.length).slice(0, 1);
    return wanted.map((seats) => ({ game, seats, options, title: `${game.id}, ${seats} seats, ${rules}` }));
  });
}

export const names = (seats: number): readonly string[] =>
  ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'].slice(0, seats);
