import { names } from '../../../scripts/golden/settings';
import { rolled } from '../../../src/engine/chance';
import type { AnyGame } from '../../../src/engine/game';
import { games } from '../../../src/engine/games';
import { checkOpening, matchReasons, open } from '../../../src/engine/match';
import { type OptionField, unusual } from '../../../src/engine/options';
import { seeded } from '../../../src/engine/random';
import { faultOfReason } from '../support/reasons';
import { settings } from '../support/settings';

// House rules of every game: reading, refusals, and their form in records.

/** Values of the right type that the field does not allow. */
function forbidden(field: OptionField): readonly unknown[] {
  switch (field.kind) {
    case 'switch':
      return [];
    case 'choice':
      return ['', 'nonsense', `${field.default} `, field.default.toUpperCase()];
    case 'number':
      return [field.min - field.step, field.max + field.step, 0, -field.min, 1e21].concat(
        field.step > 1 ? [field.min + 1] : [],
      );
    case 'components':
      return ['', 'nonsense', []];
  }
}

/** Values of a wrong type for this kind of option. */
function misshapen(field: OptionField): readonly unknown[] {
  const never = [null, {}, { length: 1 }];
  switch (field.kind) {
    case 'switch':
      return [...never, 0, 1, 'true', []];
    case 'choice':
      return [...never, 0, true, [], [field.default]];
    case 'number':
      return [
        ...never,
        String(field.default),
        field.default + 0.5,
        true,
        [],
        [field.default],
        Number.POSITIVE_INFINITY,
      ];
    case 'components':
      return [...never, 0, true, [0], [null], [[0]], [{}], [[[['a']]]], ['a', ['a']]];
  }
}

describe.each(games.map((game: AnyGame) => ({ id: game.id, game })))('$id', ({ game }) => {
  const { min, max } = game.seats;
  const { fields, defaults } = game.options;
  const allowed = (options: object) => checkOpening(game, max, options);

  test('reads no options as the defaults, which its fields repeat', () => {
    expect(game.options.read({})).toEqual(defaults);
    expect(Object.fromEntries(fields.map((field) => [field.name, field.default]))).toEqual(defaults);
    expect(allowed(defaults)).toBeNull();
  });

  test('reads what it allows, and a record keeps only what is unusual', () => {
    const own = settings.filter((setting) => setting.game.id === game.id);
    for (const { options } of own) {
      const kept = unusual(game.options, options);
      expect(game.options.read(kept)).toEqual(options);
      const usual = Object.entries(defaults).filter(([name, value]) =>
        Object.is(Reflect.get(options, name), value),
      );
      for (const [name] of usual) expect(kept).not.toHaveProperty(name);
    }
  });

  test('refuses a value out of range with a reason of its own', () => {
    for (const field of fields)
      for (const value of forbidden(field)) {
        const options = game.options.read({ [field.name]: value });
        if (!options) throw new Error(`${field.name} ${JSON.stringify(value)} is of the right shape`);
        const refusal = allowed(options);
        if (!refusal) throw new Error(`${field.name} ${JSON.stringify(value)} is allowed`);
        expect(refusal.code.split('.')[0]).toBe(game.id);
        expect(faultOfReason(game, refusal)).toBeNull();
        expect(open(game, names(max), options, rolled(seeded(1))).ok).toBe(false);
      }
  });

  test('does not read what is no option', () => {
    for (const json of [null, [], 'x', 5, true, undefined, { nonsense: 1 }])
      expect(game.options.read(json)).toBeNull();
    expect(game.options.read(JSON.parse('{"__proto__":{}}'))).toBeNull();
    for (const field of fields)
      for (const value of misshapen(field))
        if (game.options.read({ [field.name]: value }) !== null)
          throw new Error(`${field.name} ${JSON.stringify(value)} is read`);
  });

  test('M1: is for so many players and no others', () => {
    for (let seats = 0; seats < 10; seats += 1) {
      const refusal = checkOpening(game, seats, defaults);
      if (seats >= min && seats <= max) expect(refusal).toBeNull();
      else expect(refusal).toEqual({ ...matchReasons.seats, values: { min, max } });
    }
  });
});
