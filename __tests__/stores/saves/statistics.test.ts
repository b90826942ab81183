import { readGolden } from '../../../scripts/golden/golden';
import { games } from '../../../src/engine/games';
import type { AnyMatch } from '../../../src/engine/match';
import { readRecord, replay } from '../../../src/engine/record';
import type { Keeper, SeatView } from '../../../src/net/session/session';
import type { Counter } from '../../../src/stores/people/counts';
import { resultOf } from '../../../src/stores/people/game-result';
import {
  add as addResult,
  noStatistics,
  type Statistics,
  statisticsOf,
  winsOverBots,
} from '../../../src/stores/saves/statistics';
import { bot, person, seatsFor } from '../../support/table';
import { result } from '../people/support';

const dice: Counter = { key: 'dice', fallen: ({ entry }) => entry.dice };
const counted = (match: AnyMatch, seats: readonly SeatView[], counters: readonly Counter[] = []) =>
  resultOf({ id: 'one', match, seats, dice: 'phone' }, 0, counters);
const add = (statistics: Statistics, ...game: Parameters<typeof counted>) =>
  addResult(statistics, counted(...game));
const normal: Keeper = { kind: 'bot', level: 'normal' };

const goldens = games.flatMap(({ id }) =>
  readGolden(id).map((golden) => ({ id, title: golden.title, match: matchOf(golden.record) })),
);

function matchOf(json: unknown, entries?: number): AnyMatch {
  const record = readRecord(JSON.stringify(json));
  if (!record.ok) throw new Error(record.refusal.text);
  const all = replay({ ...record.value, log: record.value.log.slice(0, entries) });
  if (!('match' in all)) throw new Error(all.refusal.text);
  return all.match;
}

const winnerOf = ({ game, state }: AnyMatch) => game.ranking(state)?.indexOf(1) ?? -1;

/** A finished game of this many seats with one winner. */
function wonAlone(seats: number): AnyMatch {
  const found = goldens.find(
    ({ match }) =>
      match.opening.names.length === seats &&
      match.game.ranking(match.state)?.filter((place) => place === 1).length === 1,
  );
  if (!found) throw new Error(`no golden game of ${seats}`);
  return found.match;
}

function duel(): { readonly match: AnyMatch; readonly winner: number } {
  const match = wonAlone(2);
  return { match, winner: winnerOf(match) };
}

function of(statistics: Statistics, { game }: AnyMatch) {
  const own = statistics.get(game.id);
  if (!own) throw new Error('nothing');
  return own;
}

const everybody = (match: AnyMatch, keeper: Keeper = person) =>
  seatsFor(...match.opening.names.map(() => keeper));

describe.each(goldens)('$title', ({ match }) => {
  const statistics = of(add(noStatistics, match, everybody(match), [dice]), match);

  test('counts every die of its log', () => {
    const fallen = match.log.flatMap((entry) => entry.dice);
    const counts = statistics.counts.get('dice') ?? new Map();
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(fallen.length);
    for (const [value, count] of counts) {
      expect(count).toBe(fallen.filter((each) => each === value).length);
    }
  });

  test('is finished if it has a ranking, and under way if not', () => {
    const finished = match.game.ranking(match.state) !== null;
    expect(statistics.finished).toBe(finished ? 1 : 0);
    expect(statistics.underWay).toBe(finished ? 0 : 1);
  });
});

test('a counter gets each entry with the states before and after it', () => {
  const { match } = duel();
  const seen: unknown[] = [];
  const witness: Counter = {
    key: 'seen',
    fallen: (happening) => {
      seen.push(happening);
      return [];
    },
  };
  add(noStatistics, match, everybody(match), [witness]);
  const { game, opening, log } = match;
  const expected: unknown[] = [];
  const record = JSON.stringify({
    knobel: 1,
    game: game.id,
    options: {},
    seats: opening.names,
    start: opening.start,
    log: log.map(({ seat, move, dice: fell }) => ({
      seat,
      move: game.notation.format(move),
      ...(fell.length > 0 && { dice: fell }),
    })),
  });
  const read = readRecord(record);
  if (!read.ok) throw new Error(read.refusal.text);
  replay(read.value, (before, entry, after) => expected.push({ before, entry, after }));
  expect(seen).toEqual(expected);
});

describe('against bots', () => {
  const { match, winner } = duel();
  const keepers = (level: Keeper, at: number) =>
    seatsFor(...[0, 1].map((seat) => (seat === at ? level : person)));

  test('a game that the person has won is a win against their level', () => {
    const { bots } = of(add(noStatistics, match, keepers(bot, 1 - winner)), match);
    expect([...bots]).toEqual([['easy', { played: 1, won: 1 }]]);
  });

  test('a game that the bot has won is one without a win', () => {
    const { bots } = of(add(noStatistics, match, keepers(normal, winner)), match);
    expect([...bots]).toEqual([['normal', { played: 1, won: 0 }]]);
  });

  test('a win at another phone does not count for this one', () => {
    const three = wonAlone(3);
    const best = winnerOf(three);
    const [loser = 0, third = 0] = [0, 1, 2].filter((seat) => seat !== best);
    const seats = (elsewhere: number) =>
      seatsFor(...[0, 1, 2].map((seat) => (seat === third ? bot : person))).map((at, seat) =>
        seat === elsewhere ? { ...at, elsewhere: true } : at,
      );
    const there = of(add(noStatistics, three, seats(best)), three);
    expect(there.bots.get('easy')).toEqual({ played: 1, won: 0 });
    const here = of(add(noStatistics, three, seats(loser)), three);
    expect(here.bots.get('easy')).toEqual({ played: 1, won: 1 });
  });

  test('a game in which all people were at other phones does not count against bots', () => {
    const seats = keepers(bot, 1 - winner).map((at) => ({ ...at, elsewhere: true }));
    expect(of(add(noStatistics, match, seats), match).bots.size).toBe(0);
  });

  test('several games add up, each level for itself', () => {
    const all = [keepers(bot, winner), keepers(bot, 1 - winner), keepers(normal, 1 - winner)];
    const statistics = all.reduce((sum, seats) => add(sum, match, seats), noStatistics);
    expect(Object.fromEntries(of(statistics, match).bots)).toEqual({
      easy: { played: 2, won: 1 },
      normal: { played: 1, won: 1 },
    });
    expect(of(statistics, match).finished).toBe(3);
  });

  test('a game of bots only counts for nobody', () => {
    const { bots, finished } = of(add(noStatistics, match, everybody(match, bot)), match);
    expect({ bots: bots.size, finished }).toEqual({ bots: 0, finished: 1 });
  });
});

test('a game under way counts its dice, and nobody has won it', () => {
  const unfinished = matchOf(readGolden('lockout')[0]?.record, 20);
  const { finished, underWay, counts } = of(
    add(noStatistics, unfinished, everybody(unfinished), [dice]),
    unfinished,
  );
  expect({ finished, underWay }).toEqual({ finished: 0, underWay: 1 });
  expect(counts.get('dice')?.size).toBeGreaterThan(0);
});

test('add does not change its input', () => {
  const { match } = duel();
  const before = add(noStatistics, match, everybody(match), [dice]);
  const copy = structuredClone(before);
  add(before, match, everybody(match), [dice]);
  expect(before).toEqual(copy);
});

test('several games are added up, and wins over bots over all of them', () => {
  const { match, winner } = duel();
  const seats = seatsFor(...[0, 1].map((seat) => (seat === winner ? person : bot)));
  const results = goldens.map((golden) => counted(golden.match, everybody(golden.match)));
  const statistics = result(statisticsOf([...results, counted(match, seats)]));
  const games = [...statistics.values()].map(({ finished, underWay }) => finished + underWay);
  expect(games.reduce((sum, each) => sum + each, 0)).toBe(goldens.length + 1);
  expect(winsOverBots([...statistics.values()]).get('easy')).toEqual({ played: 1, won: 1 });
});
