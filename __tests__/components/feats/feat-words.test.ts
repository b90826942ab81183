import { featWords } from '../../../src/components/feats/feat-words';
import { featsOf } from '../../../src/engine/feats';
import { games } from '../../../src/engine/games';

test.each(games.map(({ id }) => id))('%s: every feat has words and a picture of its own', (id) => {
  const feats = featsOf[id].map((feat) => feat.id);
  expect(Object.keys(featWords[id]).sort()).toEqual([...feats].sort());
  const pictures = Object.values(featWords[id]).map(({ icon = '', number = '' }) => `${icon} ${number}`);
  expect(pictures).not.toContain(' ');
  expect(new Set(pictures).size).toBe(feats.length);
});
