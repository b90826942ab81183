import { face } from '../../../src/components/games/arena/face';
import type { AnyFace } from '../../../src/components/games/face';
import { face as lockout } from '../../../src/components/games/lockout/face';
import { face as sunRows } from '../../../src/components/games/sun-rows/face';
import { turningOf } from '../../../src/components/look-back/turning';
import { happeningsOf } from '../../../src/components/table/happenings';
import { say } from '../../support/played';
import { goldenMatches } from '../../support/saved-games';

test('Arena: whether to throw is judged, and not how, so the better throw has no aim', () => {
  const [match] = goldenMatches('arena');
  if (!match) throw new Error('no golden game');
  const happenings = happeningsOf(match);
  const index = happenings.findIndex(({ entry }) => match.game.notation.format(entry.move) === 'stop');
  const stop = happenings[index];
  if (!stop) throw new Error('nobody stops');
  const turning = (better: string) => {
    const point = { kind: 'decision', index, swing: -0.1, share: 0.5, better } as const;
    return turningOf(match, happenings, point, stop.entry.seat, face as AnyFace, say);
  };
  const aimed = turning('throw 12 -190 0 1100');
  expect(aimed?.better).toBe('Throw again');
  expect(aimed?.why).toMatch(/of 100/);
  expect(aimed?.why).toBe(turning('throw')?.why);
});

test('Lockout: dice are told with the marks that were made of them', () => {
  const [match] = goldenMatches('lockout');
  if (!match) throw new Error('no golden game');
  const happenings = happeningsOf(match);
  const { format } = match.game.notation;
  const index = happenings.findIndex(
    ({ entry: { dice, seat } }, at) =>
      dice.length > 0 &&
      happenings[at + 1]?.entry.seat === seat &&
      /^mark/.test(format(happenings[at + 1]?.entry.move)),
  );
  const [roll, mark] = [happenings[index], happenings[index + 1]];
  if (!roll || !mark) throw new Error('nobody marks after a roll');
  const { seat } = roll.entry;
  const point = { kind: 'dice', index, swing: 0.1, share: 0.6, better: null } as const;
  const told = (swing: number) =>
    turningOf(match, happenings, { ...point, swing }, seat, lockout as AnyFace, say)?.played;
  const marked = (lockout as AnyFace).narrateInReplay?.(mark, match.opening.names, say);
  if (marked === undefined) throw new Error('not told');
  expect(told(0.1)).toContain(marked);
  expect(told(-0.1)).not.toContain(marked);
});

test('Arena: dice are shown as they fell, with those that the thrower took', () => {
  const [match] = goldenMatches('arena');
  if (!match) throw new Error('no golden game');
  const happenings = happeningsOf(match);
  const shown = happenings.flatMap((happening, index) => {
    const { entry } = happening;
    if (entry.dice.length === 0) return [];
    const point = { kind: 'dice', index, swing: 0.1, share: 0.6, better: null } as const;
    const dice = turningOf(match, happenings, point, entry.seat, face as AnyFace, say)?.dice ?? [];
    return [{ dice, fallen: (face as AnyFace).fallen(happening) }];
  });
  const looks = shown.map(({ dice }) => dice.map(({ value, shape }) => shape ?? value));
  expect(looks).toEqual(shown.map(({ fallen }) => fallen.map((face) => (face === 1 ? 'cross' : face))));
  expect(looks.flat()).toContain('cross');
  expect(looks.flat()).toContain(6);
});

test('Sun Rows: a better roll is told with its dice, which the button only counts', () => {
  const [match] = goldenMatches('sun-rows');
  if (!match) throw new Error('no golden game');
  const happenings = happeningsOf(match);
  const index = happenings.findIndex(({ entry }) => /^reroll/.test(match.game.notation.format(entry.move)));
  const seat = happenings[index]?.entry.seat ?? 0;
  const point = { kind: 'decision', index, swing: -0.1, share: 0.5, better: 'reroll 1' } as const;
  expect(turningOf(match, happenings, point, seat, sunRows as AnyFace, say)?.better).toMatch(
    /^Roll 1 (red|orange|yellow|green|blue|purple) again$/,
  );
});
