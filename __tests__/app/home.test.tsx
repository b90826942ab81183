import { renderRouter, screen } from 'expo-router/testing-library';

test('the first route is home, with a card for every game', async () => {
  renderRouter('./app', { initialUrl: '/' });
  expect(await screen.findByRole('heading', { name: 'Knobel' })).toBeVisible();
  for (const name of ['Lockout', 'Last Die', 'Sun Rows', 'Arena']) {
    expect(await screen.findByText(name)).toBeVisible();
  }
});
