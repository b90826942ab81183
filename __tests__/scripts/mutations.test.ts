import { readFileSync } from 'node:fs';
import { subjects } from '../../scripts/mutations/index';
import { games } from '../../src/engine/games';

// Checks that everything that `npm run -s mutations` breaks still exists, for every page and rule. Only the
// command itself checks that a test notices, because that takes minutes.

/** The rule numbers on a page. */
const numbersOn = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm)].map(([, rule]) => rule);

test('every game has its rules broken', () => {
  expect([...subjects.keys()]).toEqual(expect.arrayContaining(games.map(({ id }) => id)));
});

describe.each([...subjects])('%s', (_, { page, folder, mutations }) => {
  test.each(mutations.map(({ rule, file, from }) => ({ rule, file, from })))(
    '$rule: $from',
    ({ file, from }) => {
      const code = readFileSync(`${folder}/${file}`, 'utf8');
      expect(code.split(from)).toHaveLength(2);
    },
  );

  test('every rule of its page is broken at least once', () => {
    const broken = new Set(mutations.map(({ rule }) => rule));
    const rules = numbersOn(page);
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((rule) => rule !== undefined && !broken.has(rule))).toEqual([]);
  });
});
