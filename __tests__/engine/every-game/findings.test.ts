import { loadCoach } from '../../../src/engine/bots';
import { findingsOf } from '../../../src/engine/bots/findings';
import { games } from '../../../src/engine/games';
import { goldenMatches } from '../../support/saved-games';

/** How far the chances may move, in the mean of all entries, by nothing that has been found. */
const UNEXPLAINED = 0.045;

test.each(games.map(({ id }) => id))('the chances in a game of %s move by luck and errors', async (id) => {
  const match = goldenMatches(id).find(({ game, state }) => game.ranking(state) !== null);
  const coach = match && (await loadCoach(match.game));
  if (!coach) throw new Error(`no finished game of ${id}, or no coach`);
  const findings = [...findingsOf(match, coach)].filter((finding) => finding !== null);
  let unexplained = 0;
  for (const [at, { luck, error, shares }] of findings.entries()) {
    const seat = match.log[at]?.seat ?? 0;
    const before = findings[at - 1]?.shares[seat];
    if (before === undefined) continue;
    unexplained += Math.abs((shares[seat] ?? 0) - before - (luck?.[seat] ?? 0) + error);
  }
  expect(findings).toHaveLength(match.log.length);
  expect(unexplained / findings.length).toBeLessThan(UNEXPLAINED);
});
