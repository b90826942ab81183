import { act, screen } from '@testing-library/react-native';
import { RoomBanner } from '../../../src/components/lobby/RoomBanner';
import * as online from '../../../src/net/online';
import { realClock } from '../../../src/stores/clock';
import { goldenMatch } from '../../support/saved-games';
import { button, lockoutAfter, press, showAt, type Two, two } from './support';

const said = (text: string | RegExp) => expect(screen.getByText(text)).toBeVisible();
const silent = () => expect(screen.queryByText(/./)).toBeNull();
const atHost = (all: Two) => showAt(all.host, all.hosted, <RoomBanner />);
const atGuest = (all: Two) => showAt(all.guest, all.visited, <RoomBanner />);

test('where all is well nothing is said, on either phone', async () => {
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
    [0, 'You sit. The host begins soon.'],
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

describe('the line to the host', () => {
  test('is out, is coming back, is there', async () => {
    const all = await two();
    await atGuest(all);
    all.host.air.cutOff();
    await all.pass(1000);
    said('There is no connection to the host. Looking for it…');
    const line = () => all.own.session.view().room?.line;
    await act(async () => {
      all.host.air.comeBack();
      await all.room.clock.pass(500);
      await all.room.air.settleUntil(() => line() === 'coming');
    });
    said('Coming back to the table…');
    await all.pass();
    silent();
  });

  test('is not missed once the game is over', async () => {
    const all = await two({ match: goldenMatch('lockout') });
    await atGuest(all);
    all.host.air.cutOff();
    await all.pass(1000);
    expect(all.own.session.view().room?.line).toBe('out');
    silent();
  });

  test('is nothing to hope for when the host has closed the table: a sheet says so', async () => {
    const all = await two();
    await atGuest(all);
    all.shared.pause(true);
    await all.pass();
    await act(() => all.host.app.closeToOthers(all.hosted));
    await all.pass();
    expect(all.own.session.view().room?.line).toBe('gone');
    silent();
  });
});

test('who has taken over waits for the others to come back', async () => {
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

test('the host is told why a phone could not come in, until it has read that', async () => {
  const all = await two();
  await atHost(all);
  const stranger = await all.room.phone();
  const { digits } = all.shared.store.getState();
  const random = (count: number) => Uint8Array.from({ length: count }, (_, at) => at + 1);
  const side = { proof: { digits: digits ?? '' }, key: online.newSeatKey(random), random };
  stranger.air.way.look(([sighting]) => {
    if (!sighting) return;
    online.enter(sighting.link(), side, realClock, (outcome) => {
      // Its version is none.
      if (outcome.ok) void outcome.channel.send(Uint8Array.of(1, 0));
    });
  })();
  await all.pass();
  said('A phone with an older version of the app tried to join.');
  press('OK');
  silent();
  expect(button('OK')).toBeNull();
});
