import { playOut } from '../../scripts/play-out';
import { botFor, loadCoach } from '../../src/engine/bots';
import { curveOf, type Finding, findingsOf, sumsOf, turningPointsOf } from '../../src/engine/bots/findings';
import { rolled } from '../../src/engine/chance';
import type { AnyGame } from '../../src/engine/game';
import { lockout } from '../../src/engine/lockout';
import type { AnyMatch } from '../../src/engine/match';
import { seeded } from '../../src/engine/random';

const game: AnyGame = lockout;

const match: AnyMatch = playOut({
  game,
  names: ['Ada', 'Ben'],
  options: {},
  bots: [botFor(game, 'random'), botFor(game, 'hard')],
  chance: rolled(seeded(3)),
  random: seeded(4),
});
const { log } = match;

async function judged(known = 0): Promise<readonly Finding[]> {
  const coach = await loadCoach(game);
  if (!coach) throw new Error('no coach');
  return [...findingsOf(match, coach, known)].filter((finding) => finding !== null);
}

test('there is a finding for each entry: luck of a roll, an error of a decision', async () => {
  const findings = await judged();
  expect(findings).toHaveLength(log.length);
  for (const [at, { luck, error, better, shares }] of findings.entries()) {
    const roll = game.notation.format(log[at]?.move) === 'roll';
    if (roll) expect(error).toBe(0);
    else expect(luck).toBeNull();
    expect(better !== null).toBe(error > 0);
    expect(shares).toHaveLength(2);
  }
});

test('work that was stopped goes on to the same findings', async () => {
  const half = Math.floor(log.length / 2);
  expect(await judged(half)).toEqual((await judged()).slice(half));
});

test('the curve begins with equal chances and ends with the result', async () => {
  const curve = curveOf(match, await judged());
  expect(curve[0]).toEqual({ at: 0, shares: [0.5, 0.5] });
  const places = game.ranking(match.state) ?? [];
  expect(curve.at(-1)).toEqual({ at: log.length, shares: places.map((place) => (place === 1 ? 1 : 0)) });
});

test('whoever plays without a plan gives far more away', async () => {
  const [ada, ben] = sumsOf(match, await judged());
  expect(ada?.error).toBeGreaterThan(5 * (ben?.error ?? 0));
});

test.each([3, 5])('the chances of %i seats sink by what a decision gave away', async (seats) => {
  const coach = await loadCoach(game);
  if (!coach) throw new Error('no coach');
  let [sunk, given] = [0, 0];
  for (const seed of [1, 2, 3]) {
    const played = playOut({
      game,
      names: Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`),
      options: {},
      bots: Array.from({ length: seats }, () => botFor(game, 'easy')),
      chance: rolled(seeded(seed)),
      random: seeded(10 + seed),
    });
    const findings = [...findingsOf(played, coach)].filter((finding) => finding !== null);
    for (const [at, { error, shares }] of findings.entries()) {
      const { seat = 0 } = played.log[at] ?? {};
      const before = findings[at - 1]?.shares[seat];
      if (before === undefined || error < 0.02) continue;
      given += error;
      sunk += before - (shares[seat] ?? 0);
    }
  }
  expect(given).toBeGreaterThan(0.3);
  expect(sunk / given).toBeGreaterThan(0.85);
  expect(sunk / given).toBeLessThan(1.15);
});

const quiet: Finding = { luck: null, error: 0, better: null, shares: [0.5, 0.5] };

/** Findings with these at their indexes; nothing happens at the others. */
const findingsWith = (some: Readonly<Record<number, Partial<Finding>>>): readonly Finding[] =>
  log.map((_, at) => ({ ...quiet, ...some[at] }));

/** The indexes of decisions of this seat. */
const decisionsOf = (seat: number): readonly number[] =>
  log.flatMap((entry, at) =>
    entry.seat === seat && game.notation.format(entry.move) !== 'roll' ? [at] : [],
  );

describe('turning points', () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = decisionsOf(0);
  const [other = 0] = decisionsOf(1);
  const roll = log.findIndex(({ move }, at) => at > 0 && game.notation.format(move) === 'roll');

  test('are at most three, the greatest, in the order of the game', () => {
    const errors = [
      [first, 0.3],
      [second, 0.1],
      [third, 0.2],
      [fourth, 0.4],
    ] as const;
    const findings = findingsWith(
      Object.fromEntries(errors.map(([at, error]) => [at, { error, better: 'pass' }])),
    );
    expect(turningPointsOf(match, findings, 0).map(({ index }) => index)).toEqual([first, third, fourth]);
  });

  test('are decisions of the seat itself, and dice of anybody', () => {
    const findings = findingsWith({
      [first]: { error: 0.1, better: 'pass' },
      [other]: { error: 0.5, better: 'pass' },
      0: { luck: [-0.2, 0.2] },
    });
    expect(turningPointsOf(match, findings, 0)).toEqual([
      { kind: 'dice', index: 0, swing: -0.2, better: null, share: 0.5 },
      { kind: 'decision', index: first, swing: -0.1, better: 'pass', share: 0.5 },
    ]);
  });

  test('the greatest of both kinds are told, then decisions before dice that meant a little more', () => {
    const findings = findingsWith({
      0: { luck: [0.2, -0.2] },
      [first]: { error: 0.15, better: 'pass' },
      [second]: { error: 0.12, better: 'pass' },
      [third]: { error: 0.1, better: 'pass' },
      [roll]: { luck: [-0.19, 0.19] },
    });
    expect(turningPointsOf(match, findings, 0).map(({ index }) => index)).toEqual([0, first, second]);
  });

  test('the dice that did most for the result are told, and one roll of a turn', () => {
    const turn = log.findIndex(({ seat }, at) => at > roll && log[at + 1]?.seat === seat);
    const won = { shares: [1, 0] } as const;
    const findings = findingsWith({
      0: { luck: [-0.3, 0.3] },
      [roll]: { luck: [-0.29, 0.29] },
      [turn]: { luck: [-0.28, 0.28] },
      [turn + 1]: { luck: [0.1, -0.1] },
      [log.length - 1]: won,
    });
    expect(turningPointsOf(match, findings, 0).map(({ index }) => index)).toEqual([0, roll, turn]);
    const later = findingsWith({
      0: { luck: [-0.3, 0.3] },
      [roll]: { luck: [-0.29, 0.29] },
      [turn]: { luck: [-0.28, 0.28] },
      [turn + 1]: { luck: [-0.27, 0.27] },
      [log.length - 2]: { luck: [0.1, -0.1] },
      [log.length - 1]: won,
    });
    expect(turningPointsOf(match, later, 0).map(({ index }) => index)).toEqual([0, roll, log.length - 2]);
  });

  test('small things are none', () => {
    expect(turningPointsOf(match, findingsWith({ [fourth]: { error: 0.01, better: 'pass' } }), 0)).toEqual(
      [],
    );
  });
});
