import { act, fireEvent, render, screen } from '@testing-library/react-native';
import InviteLoader from '../../../src/components/lobby/invite/InviteLoader';
import { InviteScreen } from '../../../src/components/lobby/invite/InviteScreen';
import { AppProvider } from '../../../src/stores/app/AppContext';
import type { SharedTable } from '../../../src/stores/multiplayer/shared-table';
import { lobbyOf, PhonesRoom } from '../../stores/multiplayer/phones';
import { Surroundings } from '../../support/surroundings';

async function show(others: number) {
  const room = new PhonesRoom();
  const host = await room.phone();
  const { shared } = await room.invite(host, others);
  const toTable = jest.fn();
  render(
    <AppProvider app={host.app}>
      <InviteScreen shared={shared} onTable={toTable} onBack={() => {}} />
    </AppProvider>,
    { wrapper: Surroundings },
  );
  const pass = () => act(() => room.pass());
  await pass();
  return { room, host, shared, toTable, pass };
}

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

test('the digits are large, are read one by one, and are in the QR code', async () => {
  const { shared } = await show(1);
  const digits = shared.store.getState().digits ?? '';
  expect(digits).toMatch(/^\d{6}$/);
  expect(screen.getByRole('heading', { name: `Digits: ${[...digits].join(' ')}` })).toBeVisible();
  expect(screen.getByLabelText('Code for the camera of another phone')).toBeVisible();
});

test('a player who takes a seat is shown there by name', async () => {
  const { room, shared, pass } = await show(1);
  expect(screen.getByLabelText('Seat 2: Free')).toBeVisible();
  const guest = await room.phone();
  await act(async () => {
    await room.join(guest, shared.store.getState().digits ?? '', 'Ben');
  });
  await pass();
  expect(screen.getByLabelText('Ben: Here')).toBeVisible();
});

test('the game waits until the host begins', async () => {
  const { shared, toTable, pass } = await show(1);
  expect(shared.session.view().room?.paused).toBe(true);
  press('Begin');
  await pass();
  expect(shared.session.view().room?.paused).toBe(false);
  expect(toTable).toHaveBeenCalledTimes(1);
});

test('free seats are filled with bots, all or one', async () => {
  const { shared, pass } = await show(3);
  press('Bot for Seat 3');
  await pass();
  expect(shared.session.view().seats.map(({ keeper }) => keeper.kind)).toEqual([
    'person',
    'person',
    'bot',
    'person',
  ]);
  press('Fill with bots');
  await pass();
  expect(shared.session.view().seats.map(({ keeper }) => keeper.kind)).toEqual([
    'person',
    'bot',
    'bot',
    'bot',
  ]);
});

test('a seat at this phone can be set free for another one', async () => {
  const { shared, pass } = await show(1);
  press('I’ll play for Seat 2');
  await pass();
  expect(screen.getByLabelText('Seat 2: On this phone')).toBeVisible();
  press('Free up Seat 2’s seat for another phone');
  await pass();
  expect(shared.session.view().seats[1]).toMatchObject({ phone: null, keeper: { kind: 'person' } });
});

test('the host decides when bots take over', async () => {
  const { shared, pass } = await show(1);
  fireEvent.press(screen.getByRole('radio', { name: 'Bot after 1 minute' }));
  await pass();
  expect(shared.store.getState().away).toEqual({ ms: 60_000, level: 'normal' });
});

test('the digits are invalid after the screen was left', async () => {
  const { shared } = await show(1);
  screen.unmount();
  expect(shared.store.getState().digits).toBeNull();
});

test('a full disk is reported, and the table does not open before it has begun', async () => {
  const { host, shared, toTable, pass } = await show(1);
  host.full = true;
  press('Bot for Seat 2');
  await pass();
  expect(screen.getByText(/^There is no room left to save this/)).toBeVisible();
  press('Begin');
  await pass();
  expect(toTable).not.toHaveBeenCalled();
  host.full = false;
  press('Begin');
  await pass();
  expect(screen.queryByText(/no room left/)).toBeNull();
  expect(shared.session.view().room?.paused).toBe(false);
  expect(toTable).toHaveBeenCalledTimes(1);
});

test('a game that can’t be opened to others just now says so, and can be tried again', async () => {
  const room = new PhonesRoom();
  const host = await room.phone();
  const { id } = await room.invite(host, 1);
  host.kill();
  await host.start();
  host.unreadable = true;
  const onBack = jest.fn();
  render(
    <AppProvider app={host.app}>
      <InviteLoader id={id} onTable={() => {}} onBack={onBack} />
    </AppProvider>,
    { wrapper: Surroundings },
  );
  await act(() => room.pass());
  expect(screen.getByText(/^There is no room left to save this/)).toBeVisible();
  press('Back');
  expect(onBack).toHaveBeenCalledTimes(1);
  host.unreadable = false;
  press('Try again');
  await act(() => room.pass());
  await act(() => room.pass());
  expect(screen.getByRole('heading', { name: /^Digits: / })).toBeVisible();
});

describe('somebody guesses the digits', () => {
  async function guess(room: PhonesRoom, shared: SharedTable, times: number) {
    const lobby = lobbyOf(await room.phone());
    lobby.browse();
    await act(() => room.pass());
    lobby.choose(shared.store.getState().table);
    for (let count = 0; count < times; count += 1) {
      void lobby.enter(shared.store.getState().digits === '000000' ? '111111' : '000000');
      await act(() => room.pass(1000));
    }
  }

  test('NS17 one mistake is not reported; the third wrong try is, with what helps', async () => {
    const { room, shared } = await show(1);
    await guess(room, shared, 1);
    expect(screen.queryByText('Somebody keeps typing wrong digits.')).toBeNull();
    await guess(room, shared, 2);
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody keeps typing wrong digits.');
    press('Only with the code');
    expect(screen.queryByRole('heading', { name: /^Digits:/ })).toBeNull();
    expect(screen.getByLabelText('Code for the camera of another phone')).toBeVisible();
    press('Show digits again');
    expect(screen.getByRole('heading', { name: /^Digits:/ })).toBeVisible();
  });

  test('NS9 new digits are said to be new, and when they work', async () => {
    const { room, shared } = await show(1);
    await guess(room, shared, 5);
    expect(screen.getByText('These digits are new: wrong ones were typed five times.')).toBeVisible();
    expect(screen.getByText('They work in 29 seconds.')).toBeVisible();
    await act(() => room.pass(29_000));
    expect(screen.queryByText(/They work in/)).toBeNull();
  });
});

test('NS19 a phone that knocks is let in by a tap; its pictures have names', async () => {
  const { room, shared, pass } = await show(1);
  const lobby = lobbyOf(await room.phone());
  lobby.browse();
  await pass();
  lobby.choose(shared.store.getState().table);
  void lobby.knock();
  await pass();
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody is knocking');
  expect(screen.getByRole('img', { name: /^[A-Z][a-z ]+(, [A-Z][a-z ]+){2}$/ })).toBeVisible();
  press('Let in');
  await pass();
  expect(screen.getByText('Now tap “The same pictures” on the other phone.')).toBeVisible();
  lobby.confirm(lobby.store.getState().joining?.answering[0]?.key ?? '');
  await pass();
  expect(lobby.store.getState().joining?.step).toBe('seats');
  expect(screen.queryByText('Somebody is knocking')).toBeNull();
});

describe('the host’s own name', () => {
  async function showUnnamed() {
    const shown = await show(1);
    await act(async () => {
      await shown.shared.session.rename(0, 'Player 1');
    });
    await shown.pass();
    return shown;
  }
  const NAME = 'What is your name? The others find your table by it.';

  test('is asked once where the seat has none, given to the seat, and remembered', async () => {
    const { host, shared, pass } = await showUnnamed();
    fireEvent.changeText(screen.getByLabelText(NAME), 'Ada');
    press('Save');
    await pass();
    expect(shared.session.view().seats[0]?.name).toBe('Ada');
    expect(screen.queryByLabelText(NAME)).toBeNull();
    await host.start();
    expect(host.app.ownName.store.getState().name).toBe('Ada');
  });

  test('is not given to the seat of somebody else who shares the phone', async () => {
    const { host, shared, pass } = await show(2);
    await act(async () => {
      await shared.give(1, 'here');
      await shared.session.rename(1, 'Ben');
      host.app.ownName.keep('Ben');
      await shared.session.rename(0, 'Player 1');
    });
    await pass();
    expect(
      shared.session
        .view()
        .seats.map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['Player 1', 'Ben']);
    expect(screen.queryByLabelText(NAME)).toBeNull();
  });

  test('is not asked where the seat has a name', async () => {
    await show(1);
    expect(screen.queryByLabelText(NAME)).toBeNull();
  });
});
