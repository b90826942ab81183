import { act, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { NearbyAtHome } from '../../../src/components/lobby/join/NearbyAtHome';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { PhonesRoom } from '../../stores/multiplayer/phones';
import { type HandBluetooth, handBluetooth } from '../../support/bluetooth';
import { Surroundings } from '../../support/surroundings';
import { button, press } from './support';

async function show(bluetooth: HandBluetooth | null) {
  const room = new PhonesRoom();
  const host = await room.phone();
  await room.invite(host, 1);
  host.air.cutOff();
  const { app } = await room.phone({ bluetooth });
  const onMore = jest.fn();
  renderRouter({
    index: () => (
      <AppProvider app={app}>
        <Surroundings>
          <NearbyAtHome onJoin={() => {}} onMore={onMore} />
        </Surroundings>
      </AppProvider>
    ),
  });
  const pass = () => act(() => room.pass());
  await pass();
  return { host, onMore, pass };
}

test('NB14: home neither asks about Bluetooth nor looks at it; it leads to where that is explained', async () => {
  const bluetooth = handBluetooth('not-asked');
  const { onMore } = await show(bluetooth);
  press('Join a table');
  expect(onMore).toHaveBeenCalledTimes(1);
  expect(bluetooth.asked).toEqual([]);
  expect(bluetooth.watchers).toBe(0);
  expect(screen.queryByText(/Bluetooth/)).toBeNull();
});

test('it leads there also past a table in sight: the right one may be seen over Bluetooth only', async () => {
  const { host, onMore, pass } = await show(handBluetooth('not-asked'));
  act(() => host.air.comeBack());
  await pass();
  expect(button('Join Ada: Lockout')).toBeVisible();
  press('Other tables');
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('where there is no Bluetooth, all there is to see is seen', async () => {
  const { host, pass } = await show(null);
  act(() => host.air.comeBack());
  await pass();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
