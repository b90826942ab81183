import { screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { Text } from 'react-native';
import { useContinuing } from '../../../src/components/home/useContinuing';
import { seeded } from '../../../src/engine/random';
import { AppProvider } from '../../../src/stores/AppContext';
import { type App, createApp } from '../../../src/stores/app';
import { realClock } from '../../../src/stores/clock';
import { goldenMatch, type SavedGames, savedGames } from '../../support/saved-games';
import { person, seatsFor } from '../../support/table';
import { Words } from '../../support/words';

function Home() {
  const { continuing, notices } = useContinuing(() => {});
  return (
    <>
      <Text>{continuing ? `Continue ${continuing.id}` : 'Nothing to continue'}</Text>
      {notices.map(({ key, text }) => (
        <Text key={key}>{text}</Text>
      ))}
    </>
  );
}

async function atHome({ storage }: SavedGames): Promise<void> {
  const app: App = await createApp({
    storage,
    lasting: true,
    trouble: null,
    clock: realClock,
    today: () => 0,
    random: seeded(1),
  });
  renderRouter({
    index: () => (
      <AppProvider app={app}>
        <Words>
          <Home />
        </Words>
      </AppProvider>
    ),
  });
}

test('a game whose end was not noted down, because the phone went off, is not one to go on with', async () => {
  const games = savedGames();
  const over = goldenMatch('lockout');
  await games.keep('older', goldenMatch('last-die', 5));
  await games.keep('over', over);
  const seats = seatsFor(...over.opening.names.map(() => person));
  const before = { seats, answers: [], at: over.log.length - 1, over: false };
  await games.saves.journal('over', over.game).keep(before);
  await atHome(games);
  expect(await screen.findByText('Continue older')).toBeVisible();
});

test('a game that can not be read is told of, and does not hide the one before it', async () => {
  const games = savedGames();
  await games.keep('older', goldenMatch('last-die', 5));
  await games.keep('spoilt', goldenMatch('lockout', 5));
  await games.storage.append('spoilt', 5, ['{"seat":0,"move":"fly"}'], 9);
  await atHome(games);
  expect(await screen.findByText('Continue older')).toBeVisible();
  expect(screen.getByText(/can’t be read/)).toBeVisible();
});
