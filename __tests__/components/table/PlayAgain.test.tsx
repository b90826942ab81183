import { act, fireEvent, render, screen } from '@testing-library/react-native';
import TableLoader from '../../../src/components/table/TableLoader';
import { ThemeProvider } from '../../../src/components/ui/theme/ThemeProvider';
import type { AnyMatch } from '../../../src/engine/match';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { PhonesRoom, type PhoneWithApp } from '../../stores/multiplayer/phones';
import { goldenMatch } from '../../support/saved-games';
import { Surroundings } from '../../support/surroundings';

const ways = { onTable: jest.fn(), onInvite: jest.fn(), onHome: jest.fn() };
const nowhere = () => {};
const finished = goldenMatch('lockout');
const underWay = goldenMatch('lockout', finished.log.length - 1);

let room: PhonesRoom;
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  room = new PhonesRoom();
});

const pass = (ms = 0) =>
  act(async () => {
    await room.pass(ms);
    jest.advanceTimersByTime(ms);
  });
const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

/** Ada hosts a game of two, and Ben has joined. */
async function two(match: AnyMatch = finished) {
  const host = await room.phone();
  const guest = await room.phone();
  const { id, shared } = await room.host(host, match, [1]);
  const visited = await room.join(guest, shared.store.getState().digits ?? '', 'Ben');
  return { host, guest, shared, hosted: id, visited };
}

async function show({ app }: PhoneWithApp, id: string): Promise<void> {
  app.settings.change({ pace: 'none', reducedMotion: true });
  render(
    <AppProvider app={app}>
      <ThemeProvider mode="light" reducedMotion>
        <TableLoader
          id={id}
          {...ways}
          onBack={nowhere}
          onReplay={nowhere}
          onLookBack={nowhere}
          onRules={nowhere}
          onSettings={nowhere}
        />
      </ThemeProvider>
    </AppProvider>,
    { wrapper: Surroundings },
  );
  await pass();
}

/** Does what the host's button does, without its screen. */
async function playsAgain({ host, shared }: Awaited<ReturnType<typeof two>>): Promise<void> {
  await act(async () => {
    const { match, seats } = shared.session.view();
    const { options } = match.opening;
    const next = await host.app.newGame(match.game, { seats, options, dice: 'phone' }, shared);
    if (next.ok) await host.table(next.value);
    await room.pass(1000);
  });
}

/** The result has been there for so long that a press is meant for it. */
const EARLY = 1000;

describe('the host', () => {
  test('begins nothing with a press that was meant for the table', async () => {
    const { host, hosted } = await two();
    await show(host, hosted);
    expect(button('Play again')).toBeDisabled();
    press('Play again');
    await pass();
    expect(ways.onTable).not.toHaveBeenCalled();
    await pass(EARLY);
    expect(button('Play again')).toBeEnabled();
  });

  test('goes straight to the next table when everybody is here', async () => {
    const { host, hosted } = await two();
    await show(host, hosted);
    await pass(EARLY);
    press('Play again');
    await pass();
    expect(ways.onTable).toHaveBeenCalledTimes(1);
    expect(ways.onInvite).not.toHaveBeenCalled();
  });

  test('opens the invitation when somebody is away', async () => {
    const { host, guest, hosted } = await two();
    guest.kill();
    await act(() => room.pass(20_000));
    await show(host, hosted);
    await pass(EARLY);
    press('Play again');
    await pass();
    expect(ways.onInvite).toHaveBeenCalledTimes(1);
    expect(ways.onTable).not.toHaveBeenCalled();
  });
});

describe('a guest', () => {
  test('waits for the host to begin the next game', async () => {
    const { guest, visited } = await two();
    await show(guest, visited);
    expect(screen.getByText('The host can begin the next game for all.')).toBeVisible();
    expect(button('Play again')).toBeNull();
    expect(button('Next game')).toBeNull();
  });

  test('gets a button to the next game, and follows on a tap', async () => {
    const all = await two();
    await show(all.guest, all.visited);
    press('Close');
    expect(button('Share the record of this game')).toBeNull();
    await playsAgain(all);
    expect(ways.onTable).not.toHaveBeenCalled();
    expect(screen.queryByText(/no connection/)).toBeNull();
    await pass(EARLY);
    press('Next game');
    expect(screen.getByRole('button', { name: 'Next game' })).toBeDisabled();
    await pass(2000);
    expect(ways.onTable).toHaveBeenCalledWith(all.guest.app.liveTable());
    expect(all.guest.app.liveTable()).not.toBe(all.visited);
  });

  test('a next table does not open after the player has gone home', async () => {
    const all = await two();
    await show(all.guest, all.visited);
    await playsAgain(all);
    press('Next game');
    screen.unmount();
    await pass(2000);
    expect(ways.onTable).not.toHaveBeenCalled();
  });

  test('a guest that missed the end of a game learns at the table that there is a next one', async () => {
    const all = await two(underWay);
    await show(all.guest, all.visited);
    expect(button('Next game')).toBeNull();
    await playsAgain(all);
    expect(screen.getByText('The others have begun another game.')).toBeVisible();
    await pass(10_000);
    expect(button('Let this phone host')).toBeNull();
    press('Next game');
    await pass(2000);
    expect(ways.onTable).toHaveBeenCalledTimes(1);
  });
});
