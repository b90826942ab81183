import { happeningsOf } from '../../../src/components/table/happenings';
import { games } from '../../../src/engine/games';
import type { AnyMatch } from '../../../src/engine/match';
import { statesOf } from '../../../src/stores/table/replay';
import { goldenMatch } from '../../support/saved-games';

const upTo = (match: AnyMatch, count: number): AnyMatch => ({ ...match, log: match.log.slice(0, count) });

describe.each(games.map(({ id }) => id))('%s', (id) => {
  const match = goldenMatch(id);

  test('every entry stands between the states before and after it', () => {
    const states = statesOf(match);
    expect(happeningsOf(match)).toEqual(
      match.log.map((entry, at) => ({ entry, before: states[at], after: states[at + 1] })),
    );
  });

  test('a match that has grown keeps its earlier states, also under other names', () => {
    const earlier = happeningsOf(upTo(match, 5));
    const names = match.opening.names.map((name) => `${name}!`);
    const later = happeningsOf({ ...upTo(match, 8), opening: { ...match.opening, names } });
    expect(later).toHaveLength(8);
    expect(later.slice(0, 5).map(({ after }, at) => after === earlier[at]?.after)).toEqual(
      Array(5).fill(true),
    );
    expect(later.at(-1)?.after).toEqual(statesOf(match)[8]);
  });

  test('entries that were taken back, and other entries in their place, are not in it', () => {
    happeningsOf(upTo(match, 8));
    expect(happeningsOf(upTo(match, 3))).toHaveLength(3);
    happeningsOf(upTo(match, 8));
    const other = { ...match, log: match.log.map((entry) => ({ ...entry })) };
    const found = happeningsOf(other);
    expect(found.map(({ entry }, at) => entry === other.log[at])).not.toContain(false);
    expect(found.at(-1)?.after).toEqual(match.state);
  });

  test('it stops before an entry that the rules refuse', () => {
    const nobody = match.log.slice(4, 5).map((entry) => ({ ...entry, seat: 99 }));
    expect(happeningsOf({ ...match, log: [...match.log.slice(0, 4), ...nobody] })).toHaveLength(4);
    expect(happeningsOf(match)).toHaveLength(match.log.length);
  });
});
