import '../support/in-expo-go'; // before the app, which must find that modules are missing

import { renderRouter, screen } from 'expo-router/testing-library';
import { wantedLater } from '../support/in-expo-go';

test('modules that Expo Go lacks throw', () => {
  for (const name of wantedLater) expect(() => require(name)).toThrow('is not there');
});

test('home comes up in Expo Go', async () => {
  renderRouter('./app', { initialUrl: '/' });
  expect(await screen.findByRole('heading', { name: 'Knobel' })).toBeVisible();
  for (const name of ['Lockout', 'Last Die', 'Sun Rows']) expect(screen.getByText(name)).toBeVisible();
});
