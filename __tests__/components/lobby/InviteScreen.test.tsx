import { act, fireEvent, render, screen } from '@testing-library/react-native';
import InviteLoader from '../../../src/components/lobby/invite/InviteLoader';
import { InviteScreen } from '../../../src/components/lobby/invite/InviteScreen';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { PhonesRoom } from '../../stores/multiplayer/phones';
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
