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
  return { room, host, onMore, pass };
}

test('NB14: home neither asks for Bluetooth nor uses it; a button leads to the screen that explains it', async () => {
  const bluetooth = handBluetooth('not-asked');
  const { onMore } = await show(bluetooth);
  press('Join a table');
  expect(onMore).toHaveBeenCalledTimes(1);
  expect(bluetooth.asked).toEqual([]);
  expect(bluetooth.watchers).toBe(0);
  expect(screen.queryByText(/Bluetooth/)).toBeNull();
});

test('the button also exists beside discovered tables: the right one may be reachable over Bluetooth only', async () => {
  const { host, onMore, pass } = await show(handBluetooth('not-asked'));
  act(() => host.air.comeBack());
  await pass();
  expect(button('Join Ada: Lockout')).toBeVisible();
  press('Other tables');
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('without Bluetooth all discovered tables are on the home screen', async () => {
  const { host, pass } = await show(null);
  act(() => host.air.comeBack());
  await pass();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('NS18 sixty tables leave room for the games: four are on the home screen, the others on a screen of their own', async () => {
  const { room, onMore, pass } = await show(null);
  act(() => {
    for (let at = 0; at < 60; at += 1)
      room.air.phone().transport.advertise?.(
        {
          table: at.toString(16).padStart(16, '0'),
          era: { number: 1, phone: 0 },
          game: 'lockout',
          open: 1,
          name: 'Eve',
        },
        { onLink() {}, onState() {} },
      );
  });
  await pass();
  expect(screen.getAllByRole('button', { name: 'Join Eve: Lockout' })).toHaveLength(4);
  press('Other tables');
  expect(onMore).toHaveBeenCalledTimes(1);
});
