import { act, fireEvent, renderRouter, screen } from 'expo-router/testing-library';
import '../../src/components/screens'; // here, so that no test waits until they are compiled

test('the first route is home, with a card for every game', async () => {
  renderRouter('./app', { initialUrl: '/' });
  expect(await screen.findByRole('heading', { name: 'Knobel' })).toBeVisible();
  for (const name of ['Lockout', 'Last Die', 'Sun Rows', 'Arena']) {
    expect(await screen.findByText(name)).toBeVisible();
  }
});

test.each(['Played games', 'Settings', 'Rules of Arena', 'Lockout'])(
  'two quick taps on %s open one screen',
  async (name) => {
    const { getRouterState } = renderRouter('./app', { initialUrl: '/' });
    const button = await screen.findByRole('button', { name: new RegExp(`^${name}`) });
    await act(async () => {
      fireEvent.press(button);
      fireEvent.press(button);
    });
    const [stack] = getRouterState()?.routes ?? [];
    expect(stack?.state?.routes).toHaveLength(2);
  },
);
