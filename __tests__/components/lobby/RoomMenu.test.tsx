import { act, screen } from '@testing-library/react-native';
import { RoomMenu } from '../../../src/components/lobby/room/RoomMenu';
import { lockout } from '../../../src/engine/lockout';
import { lobbyOf, PhonesRoom } from '../../stores/multiplayer/phones';
import { person, seatsFor } from '../../support/table';
import { button, press, showAt, two } from './support';

const onClose = jest.fn();
const onPaused = jest.fn();
beforeEach(() => {
  onClose.mockClear();
  onPaused.mockClear();
});

describe('a guest', () => {
  async function show() {
    const all = await two();
    return {
      ...all,
      ...(await showAt(all.guest, all.visited, <RoomMenu onClose={onClose} onPaused={onPaused} />)),
      onClose,
    };
  }

  test('leaves after a confirmation', async () => {
    const { onLeave } = await show();
    press('Leave the table');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Your seat will be free for others/);
    expect(onLeave).not.toHaveBeenCalled();
    press('Leave');
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('can cancel', async () => {
    const { onLeave } = await show();
    press('Leave the table');
    press('Cancel');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Leave the table')).toBeVisible();
    expect(onLeave).not.toHaveBeenCalled();
  });

  test.each([
    ['lan', 'Connected over Wi-Fi'],
    ['bluetooth', 'Connected over Bluetooth'],
    ['relay', 'Connected over the app’s computer'],
  ] as const)('reads by what it is connected (%s), as long as it is', async (over, line) => {
    const { host, own, pass } = await show();
    act(() => own.store.setState({ over }));
    expect(screen.getByText(line)).toBeVisible();
    host.air.cutOff();
    await pass(1000);
    expect(screen.queryByText(/^Connected/)).toBeNull();
  });

  test('N39 can lie in the middle of the table, and no longer, while it has no seat', async () => {
    const { shared, own, pass } = await show();
    expect(button('Lie in the middle of the table')).toBeNull();
    void shared.give(1, 'open');
    await pass(500);
    press('Lie in the middle of the table');
    await pass(500);
    expect(shared.session.view().room?.middle).toBe(own.session.view().room?.me);
    expect(onClose).toHaveBeenCalledTimes(1);
    press('Don’t lie in the middle');
    await pass(500);
    expect(shared.session.view().room?.middle).toBeNull();
  });

  test('has none of the host’s actions', async () => {
    await show();
    for (const name of [/^Invite/, 'Pause for everyone', /^Remove/, 'Close the table'])
      expect(button(name)).toBeNull();
  });
});

describe('the host', () => {
  async function show() {
    const all = await two();
    const asked = await showAt(all.host, all.hosted, <RoomMenu onClose={onClose} onPaused={onPaused} />);
    await all.pass();
    return { ...all, asked };
  }
  const lineOf = ({ own }: { readonly own: Awaited<ReturnType<typeof two>>['own'] }) =>
    own.session.view().room?.connection;

  test('pauses the game for everybody, and continues it', async () => {
    const { own, pass } = await show();
    press('Pause for everyone');
    await pass();
    expect(own.session.view().room?.paused).toBe(true);
    expect(button('Pause for everyone')).toBeNull();
    press('Go on');
    await pass();
    expect(own.session.view().room?.paused).toBe(false);
  });

  test.each([
    ['pauses the game', ['Pause for everyone']],
    ['sends a phone away', ['Remove: Ben', 'Remove']],
  ])('who %s on a full phone is told at the table that nothing was done', async (_, buttons) => {
    const { host, hosted, pass } = await show();
    const opened = await host.app.openTable(hosted);
    if (opened.kind !== 'table') throw new Error('no table');
    host.full = true;
    buttons.forEach(press);
    await pass();
    const { refusal, room } = opened.table.store.getState();
    expect(refusal?.reason.code).toBe('table.full-storage');
    expect(onPaused).not.toHaveBeenCalled();
    expect(room).toMatchObject({ paused: false, phones: [{ here: true }, { here: true }] });
  });

  test('removes a phone after a confirmation', async () => {
    const all = await show();
    press('Remove: Ben');
    await all.pass();
    expect(lineOf(all)).toBe('in');
    press('Remove');
    await all.pass();
    expect(lineOf(all)).toBe('gone');
    expect(button('Remove: Ben')).toBeNull();
    expect(all.shared.session.view().seats[1]?.phone).toBeNull();
  });

  test('sees the phones that only watch', async () => {
    const { room, shared, pass } = await show();
    const watcher = await room.phone();
    const lobby = lobbyOf(watcher);
    await act(async () => {
      lobby.browse();
      await room.pass();
      lobby.choose(shared.store.getState().table);
      await lobby.enter(shared.store.getState().digits ?? '');
      await room.pass();
      await lobby.sit([]);
    });
    await pass();
    expect(button('Remove: somebody who watches')).toBeVisible();
    expect(button('Remove: Ben')).toBeVisible();
  });

  test('closes the table after a confirmation', async () => {
    const { asked } = await show();
    press('Close the table');
    expect(screen.getByRole('alert')).toHaveTextContent(/^All other phones are removed/);
    expect(asked.onClose).not.toHaveBeenCalled();
    press('Close');
    expect(asked.onClose).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('invites again', async () => {
    const { asked } = await show();
    press('Invite again');
    expect(asked.onInvite).toHaveBeenCalledTimes(1);
  });
});

describe('a game on this phone alone', () => {
  async function show(given: Parameters<typeof showAt>[3] = {}) {
    const phone = await new PhonesRoom().phone();
    const seats = seatsFor(person, person);
    const { defaults } = lockout.options;
    const opened = await phone.app.newGame(lockout, { seats, options: defaults, dice: 'phone' });
    if (!opened.ok) throw new Error(opened.refusal.text);
    return showAt(phone, opened.value, <RoomMenu onClose={onClose} onPaused={onPaused} />, given);
  }

  test('can be opened to other phones, and nothing else', async () => {
    const { onInvite } = await show();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    press('Invite other phones');
    expect(onInvite).toHaveBeenCalledTimes(1);
  });

  test('offers nothing where no phone could join', async () => {
    await show({ onInvite: null });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
