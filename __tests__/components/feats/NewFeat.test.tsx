import { act, screen } from '@testing-library/react-native';
import { featWords } from '../../../src/components/feats/feat-words';
import { featsFound } from '../../../src/engine/feats';
import { statesOf } from '../../../src/stores/table/replay';
import { goldenMatch, savedGames } from '../../support/saved-games';
import { appOn, showTable } from '../table/support';

const match = goldenMatch('arena');
const found = featsFound(match, statesOf(match));
/** A seat that has done something in this game. */
const able = found.findIndex((own) => own.length > 0);
const LINE = /^For the first time/;

/**
 * Shows the result of the last of these games, which all went the same. In each, somebody of this name sat at the able seat. The
 * phone has these persons.
 */
async function showResult(players: readonly string[], persons: readonly string[]): Promise<void> {
  const games = savedGames();
  for (const [at, player] of players.entries()) {
    const seats = match.opening.names.map((_, seat) => ({
      name: seat === able ? player : `Guest ${seat}`,
      keeper: { kind: 'person' } as const,
    }));
    await games.keep(`game${at}`, match, seats, 1000 + at);
  }
  const app = await appOn(games.storage);
  for (const name of persons) await app.people.add({ name, colour: 'green', emblem: 'leaf' });
  showTable(app, `game${players.length - 1}`);
  await screen.findByRole('button', { name: 'Share a picture' });
  // The results are counted, and then feats are looked for.
  await act(() => new Promise((done) => setTimeout(done, 0)));
  await act(async () => {
    await app.results.update(new Map());
  });
}

test('the result tells what a person has done for the first time', async () => {
  await showResult(['Ada'], ['Ada']);
  expect(await screen.findByText(/^For the first time, Ada: /)).toBeVisible();
});

test('the line names a feat of this game', async () => {
  await showResult(['Ada'], ['Ada']);
  const line = String((await screen.findByText(LINE)).props.children);
  const lines = (found[able] ?? []).map((id) => featWords.arena[id]?.line.message ?? '?');
  expect(lines.some((text) => line.endsWith(text))).toBe(true);
});

test('what a person has done in an earlier game is not told again', async () => {
  await showResult(['Ada', 'Ada'], ['Ada']);
  expect(screen.queryByText(LINE)).toBeNull();
});

test('what only somebody else has done before is new', async () => {
  await showResult(['Ada', 'Ben'], ['Ada', 'Ben']);
  expect(await screen.findByText(/^For the first time, Ben: /)).toBeVisible();
});

test('a phone without persons names nobody', async () => {
  await showResult(['Ada'], []);
  expect(await screen.findByText(/^For the first time: /)).toBeVisible();
});

test('nothing is told of a game without persons of this phone', async () => {
  await showResult(['Ada'], ['Zoe']);
  expect(screen.queryByText(LINE)).toBeNull();
});
