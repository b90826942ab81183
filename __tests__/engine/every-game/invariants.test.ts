import type { AnyMatch } from '../../../src/engine/match';
import { invariantsOf } from '../support/invariants';
import { settings } from '../support/settings';
import { positions, walk } from '../support/walk';

// Checks the invariants of each game over random games. They are in support/invariants.

const SEEDS = [2];

describe.each(settings)('$title', (setting) => {
  const { game, seats } = setting;
  const invariants = invariantsOf(game.id);

  function look(before: AnyMatch | null, { state, log }: AnyMatch, seed: number): void {
    const steps = before ? invariants.step(before.state, state, seats) : [];
    const broken = [...invariants.position(state, seats), ...steps].filter(
      (complaint) => complaint !== false,
    );
    const scores = invariants.scores?.(state);
    if (scores && String(scores) !== String(game.scores(state))) broken.push(`the scores are ${scores}`);
    if (broken.length > 0) throw new Error(`seed ${seed}, entry ${log.length - 1}: ${broken.join('; ')}`);
  }

  test('keeps its invariants', () => {
    let last: AnyMatch | null = null;
    for (const match of positions(setting)) {
      look(last, match, 1);
      last = match;
    }
    for (const seed of SEEDS) walk(setting, seed, ({ before, after }) => look(before, after, seed));
  });
});
