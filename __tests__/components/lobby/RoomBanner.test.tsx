import { act, screen } from '@testing-library/react-native';
import { InviteScreen } from '../../../src/components/lobby/invite/InviteScreen';
import { RoomBanner } from '../../../src/components/lobby/room/RoomBanner';
import { realClock } from '../../../src/net/clock';
import { connectAndAuthenticate } from '../../../src/net/discovery/connect';
import * as online from '../../../src/net/online';
import type { GuestSide } from '../../../src/net/secure/seal';
import type { Connect } from '../../../src/net/transports/transport';
import type { PhoneWithApp } from '../../stores/multiplayer/phones';
import { takeBackAll } from '../../stores/multiplayer/taking-back';
import { goldenMatch } from '../../support/saved-games';
import { button, lockoutAfter, press, showAt, type Two, two } from './support';

const said = (text: string | RegExp) => expect(screen.getByText(text)).toBeVisible();
const silent = () => expect(screen.queryByText(/./)).toBeNull();
const atHost = (all: Two) => showAt(all.host, all.hosted, <RoomBanner />);
const atGuest = (all: Two) => showAt(all.guest, all.visited, <RoomBanner />);

test('without problems neither phone shows a banner', async () => {
  const all = await two();
  await atHost(all);
  silent();
  screen.unmount();
  await atGuest(all);
  silent();
});

describe('paused', () => {
  test.each([
    [0, 'The others wait for you to begin.', 'Begin'],
    [5, 'The game is paused.', 'Go on'],
  ])('after %d entries the host reads “%s”', async (entries, sentence, action) => {
    const all = await two({ match: lockoutAfter(entries) });
    all.shared.pause(true);
    await atHost(all);
    await all.pass();
    said(sentence);
    press(action);
    await all.pass();
    silent();
    expect(all.own.session.view().room?.paused).toBe(false);
  });

  test.each([
    [0, 'You have a seat. The host will start soon.'],
    [5, 'The host has paused the game.'],
  ])('after %d entries a guest reads “%s”', async (entries, sentence) => {
    const all = await two({ match: lockoutAfter(entries) });
    await atGuest(all);
    all.shared.pause(true);
    await all.pass();
    said(sentence);
    expect(screen.queryByRole('button')).toBeNull();
    all.shared.pause(false);
    await all.pass();
    silent();
  });
});

describe('the connection to the host', () => {
  test('is lost, is reconnecting, is open', async () => {
    const all = await two();
    await atGuest(all);
    all.host.air.cutOff();
    await all.pass(1000);
    said('There is no connection to the host. Looking for it…');
    const line = () => all.own.session.view().room?.connection;
    await act(async () => {
      all.host.air.comeBack();
      await all.room.clock.pass(500);
      await all.room.air.settleUntil(() => line() === 'coming');
    });
    said('Coming back to the table…');
    await all.pass();
    silent();
  });

  test('is not reported after the game', async () => {
    const all = await two({ match: goldenMatch('lockout') });
    await atGuest(all);
    all.host.air.cutOff();
    await all.pass(1000);
    expect(all.own.session.view().room?.connection).toBe('out');
    silent();
  });

  test('is closed for good when the host has closed the table: a sheet says so', async () => {
    const all = await two();
    await atGuest(all);
    all.shared.pause(true);
    await all.pass();
    await act(() => all.host.app.closeToOthers(all.hosted));
    await all.pass();
    expect(all.own.session.view().room?.connection).toBe('gone');
    silent();
  });
});

test.each([
  [1, '1 move made here while the others were away doesn’t count.'],
  [2, '2 moves made here while the others were away don’t count.'],
])(
  'N19 after %d moves that do not count it says so until somebody has read it',
  async (uncounted, sentence) => {
    const all = await two();
    await atGuest(all);
    act(() => all.own.store.setState({ uncounted }));
    said(sentence);
    press('OK');
    silent();
  },
);

test('N31 a guest that has left its host reads why, and may host', async () => {
  const all = await two({ match: lockoutAfter(5) });
  await atGuest(all);
  await act(() => takeBackAll(all.guest, all.own));
  await all.pass(1000);
  said('The host took back what had been played. This phone does not follow that host any more.');
  expect(screen.queryByRole('button')).toBeNull();
  await all.pass(8000);
  said('The host took back what had been played. This phone does not follow that host any more.');
  press('Let this phone host');
  await all.pass(500);
  expect(all.own.session.view().room?.role).toBe('host');
});

test('a phone that has taken over waits for the others to rejoin', async () => {
  const all = await two();
  await atGuest(all);
  all.host.kill();
  await all.pass(9000);
  await act(async () => {
    await all.own.takeOver();
  });
  said('The others are still coming back.');
  await all.pass(6000);
  silent();
});

describe('the host reads why a phone could not join, until it confirms', () => {
  const random = (count: number) => Uint8Array.from({ length: count }, (_, at) => at + 1);

  /** A phone of another version that has the digits. */
  async function comes(all: Two, { air }: PhoneWithApp, says: (connect: Connect, side: GuestSide) => void) {
    const { digits } = all.shared.store.getState();
    const side = { proof: { digits: digits ?? '' }, key: online.newSeatKey(random), random };
    air.transport.browse(([sighting]) => sighting && says(sighting.connect, side))();
    await all.pass();
  }
  const ofNone = (connect: Connect, side: GuestSide) =>
    connectAndAuthenticate(connect, side, realClock, (outcome) => {
      if (outcome.ok) void outcome.channel.send(Uint8Array.of(1, 0));
    });

  test('each time again', async () => {
    const all = await two();
    const stranger = await all.room.phone();
    await atHost(all);
    for (const time of ['once', 'again']) {
      await comes(all, stranger, ofNone);
      said('A phone with an older version of the app tried to join.');
      press('OK');
      silent();
      expect([time, button('OK')]).toEqual([time, null]);
    }
  });

  test('before everything else, also before the beginning', async () => {
    const all = await two();
    const stranger = await all.room.phone();
    all.shared.pause(true);
    await all.pass();
    await atHost(all);
    await comes(all, stranger, ofNone);
    said('A phone with an older version of the app tried to join.');
    press('OK');
    said('The others wait for you to begin.');
  });

  test('also on the invitation', async () => {
    const all = await two();
    const stranger = await all.room.phone();
    await showAt(
      all.host,
      all.hosted,
      <InviteScreen shared={all.shared} onTable={() => {}} onBack={() => {}} />,
    );
    await all.pass();
    await comes(all, stranger, ofNone);
    said('A phone with an older version of the app tried to join.');
    press('OK');
    expect(button('OK')).toBeNull();
  });

  test('NS2 also where even the handshake differs', async () => {
    const all = await two();
    const stranger = await all.room.phone();
    await atHost(all);
    // A complete message with another version and an unknown part.
    await comes(
      all,
      stranger,
      (connect) =>
        void connect(
          (link) => void link.send(Uint8Array.of(0b1100_0000, 2, 0)),
          () => {},
        ),
    );
    said('A phone with another version of the app tried to join.');
    press('OK');
    silent();
  });
});
