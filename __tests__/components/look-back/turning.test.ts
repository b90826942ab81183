import { face } from '../../../src/components/games/arena/face';
import type { AnyFace } from '../../../src/components/games/face';
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
    return turningOf(match, stop, point, face as AnyFace, say);
  };
  const { better, why } = turning('throw 12 -190 0 1100');
  expect(better).toBe('Throw again');
  expect(why).toMatch(/of 100/);
  expect(why).toBe(turning('throw').why);
});
