import { readFileSync } from 'node:fs';
import { mutations } from '../../scripts/mutations/index';
import { games } from '../../src/engine/games';

// Checks that everything that `npm run -s mutations` breaks still exists, for every game and rule. Only the
// command itself checks that a test notices, because that takes minutes.

/** The rule numbers on a game's page. */
const numbersOf = (id: string) =>
  [...readFileSync(`docs/rules/${id}.md`, 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(
    ([, rule]) => rule,
  );

describe.each(games.map(({ id }) => id))('%s', (id) => {
  const list = mutations.get(id) ?? [];

  test.each(list.map(({ rule, file, from }) => ({ rule, file, from })))('$rule: $from', ({ file, from }) => {
    const code = readFileSync(`src/engine/${id}/${file}`, 'utf8');
    expect(code.split(from)).toHaveLength(2);
  });

  test('every rule of its page is broken at least once', () => {
    const broken = new Set(list.map(({ rule }) => rule));
    expect(numbersOf(id).filter((rule) => rule !== undefined && !broken.has(rule))).toEqual([]);
  });
});
