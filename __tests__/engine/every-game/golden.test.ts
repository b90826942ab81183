import { difference, readGolden } from '../../../scripts/golden/golden';
import { games } from '../../../src/engine/games';

// M9. Golden records: they give the same digest after every entry, whatever was changed since.

describe.each(games.map(({ id }) => ({ id })))('$id', ({ id }) => {
  const goldens = readGolden(id);

  test('has a golden record', () => {
    expect(goldens.length).toBeGreaterThan(0);
  });

  test.each(goldens)('$title', (golden) => {
    expect(golden.stands.length).toBeGreaterThan(10);
    expect(difference(golden)).toBeNull();
  });
});
