import { act, render, screen } from '@testing-library/react-native';
import { DigitsCard } from '../../../src/components/lobby/invite/DigitsCard';
import type { AdvertisementStatus } from '../../../src/net/discovery/advertise';
import { PhonesRoom } from '../../stores/multiplayer/phones';
import { Surroundings } from '../../support/surroundings';

async function show(advertisements: readonly AdvertisementStatus[]) {
  const room = new PhonesRoom();
  const { shared } = await room.invite(await room.phone(), 1);
  render(<DigitsCard shared={shared} />, { wrapper: Surroundings });
  act(() => shared.store.setState({ advertisements }));
}

test('the phone’s address in its network is readable', async () => {
  await show([
    { transport: 'relay', state: 'shut', address: null },
    { transport: 'lan', state: 'open', address: '192.168.1.7:47123' },
  ]);
  expect(screen.getByText('Address: 192.168.1.7:47123')).toBeVisible();
  expect(screen.getByText('Others can join now, over: Wi-Fi')).toBeVisible();
});

test('a phone without an address shows none', async () => {
  await show([{ transport: 'lan', state: 'open', address: null }]);
  expect(screen.queryByText(/Address/)).toBeNull();
});

test('a phone in flight mode listens in no Wi-Fi: only Bluetooth is named', async () => {
  await show([
    { transport: 'lan', state: 'open', address: null },
    { transport: 'bluetooth', state: 'open', address: null },
  ]);
  expect(screen.getByText('Others can join now, over: Bluetooth')).toBeVisible();
});

test('a transport that does not open is reported, and is retried', async () => {
  await show([
    { transport: 'relay', state: 'shut', address: null },
    { transport: 'lan', state: 'opening', address: null },
  ]);
  expect(screen.getByText(/^Others can’t join yet/)).toBeVisible();
  await show([{ transport: 'relay', state: 'shut', address: null }]);
  expect(screen.getByText(/^Other phones can’t connect right now/)).toBeVisible();
});

test('a phone that can only visit says so', async () => {
  await show([]);
  expect(screen.getByText(/^Other phones can’t join this one/)).toBeVisible();
});
