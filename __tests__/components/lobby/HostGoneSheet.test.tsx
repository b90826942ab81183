import { act, screen } from '@testing-library/react-native';
import { HostGoneSheet } from '../../../src/components/lobby/room/HostGoneSheet';
import { RoomBanner } from '../../../src/components/lobby/room/RoomBanner';
import { takeBackAll } from '../../stores/multiplayer/taking-back';
import { handBluetooth } from '../../support/bluetooth';
import { goldenMatch } from '../../support/saved-games';
import { button, lockoutAfter, press, showAt, two } from './support';

const OFFER = 'Let this phone host';

async function guestAlone(wishes: Parameters<typeof two>[0] = {}) {
  const all = await two(wishes);
  const asked = await showAt(all.guest, all.visited, <HostGoneSheet />);
  all.host.air.cutOff();
  await all.pass(7000);
  return { ...all, asked };
}

/** A guest that was killed, and restarted after its host had gone. */
async function guestReopened(wishes: Parameters<typeof two>[0]) {
  const all = await two(wishes);
  all.host.air.cutOff();
  all.guest.kill();
  await all.guest.start();
  await showAt(all.guest, all.visited, <HostGoneSheet />);
  await all.pass(10_000);
}

test('nothing is offered before the host had time to return', async () => {
  const { pass } = await guestAlone();
  expect(button(OFFER)).toBeNull();
  await pass(3000);
  expect(screen.getByRole('heading', { name: 'The host is gone' })).toBeVisible();
});

test('a phone that takes over is the host, and is not asked again', async () => {
  const { own, pass } = await guestAlone();
  await pass(3000);
  press(OFFER);
  await pass();
  expect(own.session.view().room?.role).toBe('host');
  expect(button(OFFER)).toBeNull();
});

test('a player who waits is not asked again until the host is gone once more', async () => {
  const { host, own, pass } = await guestAlone();
  await pass(3000);
  press('Wait a little longer');
  await pass(20_000);
  expect(button(OFFER)).toBeNull();
  host.air.comeBack();
  await pass(6000);
  expect(own.session.view().room?.connection).toBe('in');
  host.air.cutOff();
  await pass(10_000);
  expect(button(OFFER)).toBeVisible();
});

test('a player who waits can still take over, from the banner', async () => {
  const all = await two();
  const both = (
    <>
      <RoomBanner />
      <HostGoneSheet />
    </>
  );
  await showAt(all.guest, all.visited, both);
  all.host.air.cutOff();
  await all.pass(10_000);
  press('Wait a little longer');
  await all.pass(20_000);
  press(OFFER);
  await all.pass();
  expect(all.own.session.view().room?.role).toBe('host');
});

test('a phone that was sent away while it was out of reach is told so, and can join with the digits', async () => {
  const all = await two();
  const both = (
    <>
      <RoomBanner />
      <HostGoneSheet />
    </>
  );
  const { onJoin } = await showAt(all.guest, all.visited, both);
  const me = all.own.session.view().room?.me ?? -1;
  all.guest.air.cutOff();
  await all.pass(1000);
  await all.shared.remove(me);
  all.guest.air.comeBack();
  await all.pass(4000);
  expect(screen.getByText('The host does not know this phone any more. Join with the digits.')).toBeVisible();
  press('Join');
  expect(onJoin).toHaveBeenCalledTimes(1);
  // The answer may come from a phone that is not the host.
  await all.pass(10_000);
  press('Join with the digits');
  expect(onJoin).toHaveBeenCalledTimes(2);
  expect(button(OFFER)).toBeVisible();
});

test('the offer goes when the host comes back', async () => {
  const { host, pass } = await guestAlone();
  await pass(3000);
  expect(button(OFFER)).toBeVisible();
  host.air.comeBack();
  await pass(6000);
  expect(button(OFFER)).toBeNull();
});

test('a phone that nobody can join offers nothing', async () => {
  const { own, pass } = await guestAlone({ visits: true });
  await pass(20_000);
  expect(own.session.view().room?.mayHost).toBe(true);
  expect(screen.queryByText('The host is gone')).toBeNull();
});

test('a game that is over needs no host', async () => {
  const { own, pass } = await guestAlone({ match: goldenMatch('lockout') });
  await pass(20_000);
  expect(own.session.view().room?.connection).toBe('out');
  expect(screen.queryByText('The host is gone')).toBeNull();
});

test.each([
  ['The host has closed the table.', 'closes'],
  ['The host has removed this phone from the table.', 'removes'],
] as const)('%s', async (sentence, does) => {
  const { host, hosted, guest, visited, shared, own, pass } = await two();
  const { onLeave } = await showAt(guest, visited, <HostGoneSheet />);
  await act(async () => {
    if (does === 'closes') await host.app.closeToOthers(hosted);
    else await shared.remove(own.session.view().room?.me ?? -1);
  });
  await pass();
  expect(screen.getByRole('heading', { name: 'No longer at this table' })).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  press('Home');
  expect(onLeave).toHaveBeenCalledTimes(1);
});

describe('Bluetooth before this phone hosts', () => {
  const HINT = /^Was this table reached over Bluetooth\?/;

  test.each([
    ['off', 'Open settings'],
    ['location-off', 'Open settings'],
    ['blocked', 'Open settings'],
    ['refused', 'Ask again'],
  ] as const)(
    '%s: it may be all that is missing, where nobody knows by what the table was reached',
    async (readiness, transport) => {
      const bluetooth = handBluetooth(readiness);
      await guestReopened({ bluetooth });
      expect(screen.getByText(HINT)).toBeVisible();
      expect(button(OFFER)).toBeVisible();
      expect(bluetooth.asked).toEqual([]);
      press(transport);
      expect(bluetooth.asked).toHaveLength(1);
      act(() => bluetooth.turn('ready'));
      expect(screen.queryByText(HINT)).toBeNull();
    },
  );

  test.each(['not-asked', 'unsupported', 'starting', 'ready'] as const)('%s: nothing', async (readiness) => {
    await guestReopened({ bluetooth: handBluetooth(readiness) });
    expect(button(OFFER)).toBeVisible();
    expect(screen.queryByText(/Bluetooth/)).toBeNull();
  });

  test('nothing to a guest whose table was reached over Wi-Fi', async () => {
    const { own, pass } = await guestAlone({ bluetooth: handBluetooth('off') });
    act(() => own.store.setState({ over: 'lan' }));
    await pass(3000);
    expect(button(OFFER)).toBeVisible();
    expect(screen.queryByText(/Bluetooth/)).toBeNull();
  });

  test('a guest that has lost its own Bluetooth is not asked to host', async () => {
    const bluetooth = handBluetooth('off');
    const { own, pass } = await guestAlone({ bluetooth });
    act(() => own.store.setState({ over: 'bluetooth' }));
    await pass(20_000);
    expect(button(OFFER)).toBeNull();
    act(() => bluetooth.turn('ready'));
    expect(button(OFFER)).toBeVisible();
  });
});

test('N31 it says why this phone has left its host before it offers to host', async () => {
  const all = await two({ match: lockoutAfter(5) });
  await showAt(all.guest, all.visited, <HostGoneSheet />);
  await act(() => takeBackAll(all.guest, all.own));
  await all.pass(9000);
  expect(screen.getByText('This phone has left the host')).toBeVisible();
  expect(
    screen.getByText(
      'The host took back what had been played. This phone does not follow that host any more.',
    ),
  ).toBeVisible();
  press('Let this phone host');
  await all.pass(500);
  expect(all.own.session.view().room?.role).toBe('host');
});
