import { renderRouter, screen } from 'expo-router/testing-library';
import { games } from '../../src/engine/games';
import { en } from '../../src/i18n/en';

beforeEach(() => {
  renderRouter('./app', { initialUrl: '/' });
});

test('the first route lists every game with its name, its line and who can play', () => {
  const cards = screen.getAllByRole('listitem');
  expect(cards.map((card) => card.props['aria-label'])).toEqual(
    games.map(({ id, seats }) => `${en.games[id].name}. ${en.games[id].line} ${en.playersSpoken(seats)}.`),
  );
  for (const { id, seats } of games) {
    expect(screen.getByText(en.games[id].name)).toBeVisible();
    expect(screen.getAllByText(en.players(seats)).length).toBeGreaterThan(0);
  }
});

test('the name of the app is a heading', () => {
  expect(screen.getByRole('heading', { name: en.app.name })).toBeVisible();
});

test('nothing on it pretends to be a button', () => {
  expect(screen.queryAllByRole('button')).toEqual([]);
});
