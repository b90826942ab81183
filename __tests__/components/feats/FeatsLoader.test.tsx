import { act, render, screen } from '@testing-library/react-native';
import FeatsLoader from '../../../src/components/feats/FeatsLoader';
import { seeded } from '../../../src/engine/random';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { createApp } from '../../../src/stores/app/app';
import type { App } from '../../../src/stores/app/app-interface';
import { handClock, settled } from '../../support/clock';
import { goldenMatch, savedGames } from '../../support/saved-games';
import { Surroundings } from '../../support/surroundings';

const arena = goldenMatch('arena');

/** Shows the feats of the phone's person after one game of Arena in which Ada sat. */
async function show(name: string): Promise<App> {
  const games = savedGames();
  const seats = arena.opening.names.map((_, seat) => ({
    name: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'][seat] ?? '',
    keeper: { kind: 'person' } as const,
  }));
  await games.keep('one', arena, seats, new Date(2026, 10, 20, 12).getTime());
  const app = await createApp({
    storage: games.storage,
    lasting: true,
    trouble: null,
    clock: handClock(),
    today: () => 0,
    random: seeded(1),
  });
  await app.people.add({ name, colour: 'green', emblem: 'leaf' });
  render(
    <AppProvider app={app}>
      <FeatsLoader person={null} onBack={jest.fn()} />
    </AppProvider>,
    { wrapper: Surroundings },
  );
  await wait();
  return app;
}

const wait = () =>
  act(async () => {
    for (let i = 0; i < 8; i += 1) await settled();
  });

test('feats of games that were played before are found, with their date', async () => {
  await show('Ada');
  expect(screen.getAllByText('November 20, 2026').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Not yet').length).toBeGreaterThan(0);
  expect(screen.getAllByText(/^\d of 8$/)).toHaveLength(4);
});

test('somebody who was not there has none', async () => {
  await show('Zoe');
  expect(screen.queryByText('November 20, 2026')).toBeNull();
  expect(screen.getAllByText('0 of 8')).toHaveLength(4);
});
