import { act, renderHook } from '@testing-library/react-native';
import { usePhones } from '../../../src/components/lobby/use-phones';
import { memoryStorage } from '../../../src/storage/memory';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { createApp } from '../../../src/stores/app/app';
import type { App } from '../../../src/stores/app/app-interface';
import { PhonesRoom } from '../../stores/multiplayer/phones';
import { settled } from '../../support/clock';

async function known(app: App) {
  const { result } = renderHook(usePhones, {
    wrapper: ({ children }) => <AppProvider app={app}>{children}</AppProvider>,
  });
  const first = result.current;
  await act(settled);
  return [first, result.current];
}

const room = new PhonesRoom();

test('others can join where they can find this phone', async () => {
  expect(await known((await room.phone()).app)).toEqual(['come', 'come']);
});

test('where they can’t, this phone can only join others, once that is known', async () => {
  expect(await known((await room.phone({ visits: true })).app)).toEqual(['come', 'visit']);
});

test('without a transport there are no other phones', async () => {
  const { clock } = room;
  const alone = { storage: memoryStorage(), lasting: true, trouble: null, today: () => 0, random: () => 0 };
  expect(await known(await createApp({ ...alone, clock }))).toEqual(['none', 'none']);
});
