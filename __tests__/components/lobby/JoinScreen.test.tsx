import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import JoinScreen from '../../../src/components/lobby/join/JoinScreen';
import type { Keeper } from '../../../src/net/session/session';
import type { Transport } from '../../../src/net/transports/transport';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { lobbyOf, PhonesRoom, type PhoneWithApp } from '../../stores/multiplayer/phones';
import { goldenMatch } from '../../support/saved-games';
import { Surroundings } from '../../support/surroundings';
import { person, seatsFor } from '../../support/table';

interface Wishes {
  /** The number of seats for other phones. */
  readonly others?: number;
  /** The digits in the scanned code. */
  readonly code?: 'right' | 'wrong' | 'none';
  /** The guest's phone is out of reach at first. */
  readonly far?: boolean;
  /** Of the guest's phone, besides the air. */
  readonly transports?: readonly Transport[];
  /** The name that was typed on the guest's phone before. */
  readonly own?: string;
  /** A game of this kind has begun on the guest's phone before. */
  readonly begun?: boolean;
}

async function show({
  others = 1,
  code = 'none',
  far = false,
  transports = [],
  own = '',
  begun = false,
}: Wishes = {}) {
  const room = new PhonesRoom();
  const host = await room.phone();
  const guest = await room.phone({ transports });
  const { shared } = await room.invite(host, others);
  const { table } = shared.store.getState();
  const right = shared.store.getState().digits ?? '';
  const wrong = right === '000000' ? '000001' : '000000';
  if (far) host.air.cutOff();
  const onTable = jest.fn();
  const onBack = jest.fn();
  const onNearby = jest.fn();
  const onHome = jest.fn();
  const onOther = jest.fn();
  const onLearn = jest.fn();
  const { app } = guest;
  app.ownName.keep(own);
  if (begun) await saveBegun(guest);
  renderRouter({
    index: () => (
      <AppProvider app={app}>
        <Surroundings>
          <JoinScreen
            table={table}
            digits={{ right, wrong, none: null }[code]}
            address={null}
            onTable={onTable}
            onOther={onOther}
            onBack={onBack}
            onNearby={onNearby}
            onHome={onHome}
            onLearn={onLearn}
          />
        </Surroundings>
      </AppProvider>
    ),
  });
  const pass = async (ms?: number) => {
    await act(() => room.pass(ms));
    // Let the screen render what has arrived.
    await act(() => room.pass());
  };
  await pass();
  return {
    room,
    host,
    guest,
    shared,
    right,
    wrong,
    onTable,
    onBack,
    onNearby,
    onHome,
    onOther,
    onLearn,
    pass,
  };
}

async function saveBegun({ app: { saves } }: PhoneWithApp): Promise<void> {
  const match = goldenMatch('lockout', 2);
  const seats = seatsFor(...match.opening.names.map((): Keeper => person));
  await saves.create('earlier', match, seats, 'phone');
  const journal = saves.journal('earlier', match.game);
  await journal.append(match, 0);
  await journal.keep({ seats, answers: [], at: match.log.length, over: false });
}

const FIELD = 'The six digits on the host’s screen';
const MISSING = 'This table can’t be found.';
const SEATS = 'Who plays on this phone?';
const field = () => screen.getByLabelText(FIELD);
const type = (label: string, text: string) => fireEvent.changeText(screen.getByLabelText(label), text);
const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const seated = () => screen.queryByRole('heading', { name: SEATS }) !== null;

describe('the digits', () => {
  test('the screen names the host and the game', async () => {
    await show();
    expect(screen.getByText('Ada invites you to play Lockout.')).toBeVisible();
  });

  test('are sent with the sixth one, however they are grouped', async () => {
    const { right, pass } = await show();
    type(FIELD, right.slice(0, 5));
    await pass();
    expect(seated()).toBe(false);
    expect(screen.getByRole('button', { name: 'Join' })).toBeDisabled();
    type(FIELD, `${right.slice(0, 3)} ${right.slice(3)}`);
    expect(screen.getByText('Joining…')).toBeVisible();
    await pass();
    expect(seated()).toBe(true);
  });

  test('wrong ones are reported and stay in the field; the right ones still work', async () => {
    const { right, wrong, pass } = await show();
    type(FIELD, wrong);
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent('These are not the digits on the host’s screen.');
    expect(field().props.value).toBe(wrong);
    type(FIELD, right);
    await pass();
    expect(seated()).toBe(true);
  });

  test('from a QR code are sent without a tap', async () => {
    await show({ code: 'right' });
    expect(seated()).toBe(true);
  });

  test('from a QR code wait until the table is discovered', async () => {
    const { host, right, pass } = await show({ code: 'right', far: true });
    await pass(10_000);
    expect(field().props.value).toBe(right);
    expect(screen.getByText('Looking for the table…')).toBeVisible();
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => host.air.comeBack());
    await pass();
    expect(seated()).toBe(true);
  });

  test('from an old QR code can be replaced by typing', async () => {
    const { right, pass } = await show({ code: 'wrong' });
    expect(screen.getByRole('alert')).toBeVisible();
    type(FIELD, right);
    await pass();
    expect(seated()).toBe(true);
  });

  test('NS8 from an old QR code are one guess, also when the person has knocked since', async () => {
    const { shared, pass } = await show({ code: 'wrong' });
    press('Knock');
    await pass();
    press('Type the digits instead');
    await pass();
    expect(field()).toBeVisible();
    expect(shared.store.getState().invitation.guesses.map(({ wrong }) => wrong)).toEqual([1]);
  });

  test('typed too early wait until the table is discovered', async () => {
    const { host, right, pass } = await show({ far: true });
    type(FIELD, right);
    await pass(3000);
    expect(screen.getByText('Joining…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join' })).toBeDisabled();
    act(() => host.air.comeBack());
    await pass();
    expect(seated()).toBe(true);
  });

  test('typed for a table that is not found are sent when it comes into sight after all', async () => {
    const { host, right, pass } = await show({ far: true });
    type(FIELD, right);
    await pass(14_000);
    expect(screen.getByRole('alert')).toHaveTextContent(MISSING);
    act(() => host.air.comeBack());
    await pass();
    expect(seated()).toBe(true);
  });

  test('typed for a table that has gone can be sent once more', async () => {
    const { host, right, pass } = await show();
    act(() => host.air.cutOff());
    await pass();
    type(FIELD, right);
    await pass(14_000);
    expect(screen.getByRole('alert')).toHaveTextContent('This table can’t be reached right now.');
    expect(field().props.value).toBe(right);
    act(() => host.air.comeBack());
    await pass();
    press('Join');
    await pass();
    expect(seated()).toBe(true);
  });
});

describe('digits that are refused', () => {
  test('NS9 five wrong ones: the guest reads that there are new ones and for how long they may not work; what it typed stays', async () => {
    const { wrong, shared, pass } = await show();
    for (let count = 0; count < 5; count += 1) {
      type(FIELD, '');
      type(FIELD, wrong);
      await pass();
    }
    expect(screen.getByText(/^Look again: after five wrong tries/)).toBeVisible();
    const digits = shared.store.getState().digits ?? '';
    type(FIELD, digits);
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent(/new ones\.$/);
    expect(screen.getByText('You can join in 30 seconds.')).toBeVisible();
    await pass(29_000);
    expect(screen.getByText('You can join in 1 second.')).toBeVisible();
    await pass(1000);
    expect(screen.queryByText(/^You can join in/)).toBeNull();
    expect(field().props.value).toBe(digits);
    press('Join');
    await pass();
    expect(seated()).toBe(true);
  });

  test('digits half typed stay when the table is looked for again', async () => {
    const { pass } = await show({ far: true });
    type(FIELD, '123');
    await pass(14_000);
    press('Try again');
    expect(field().props.value).toBe('123');
  });

  test('are offered to the other tables in sight, which are not tried by themselves', async () => {
    const { room, wrong, onOther, pass } = await show();
    const other = await room.phone();
    const { shared } = await act(() => room.invite(other, 1));
    await pass();
    expect(screen.queryByText(/belong to another one/)).toBeNull();
    type(FIELD, wrong);
    await pass();
    expect(
      screen.getByText('This table is not the one with these digits (Ada). Do they belong to another one?'),
    ).toBeVisible();
    expect(shared.store.getState().invitation.guesses).toEqual([]);
    press('Use them at Ada: Lockout');
    const { table } = shared.store.getState();
    expect(onOther).toHaveBeenCalledWith({ table, digits: wrong, address: null });
  });
});

describe('without digits', () => {
  test('NS19 a phone knocks, and its person compares the pictures with those at the host', async () => {
    const { shared, pass } = await show();
    press('Knock');
    await pass();
    expect(screen.getByText('Look at the host’s phone. Does it show the same pictures?')).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(1);
    press('The same pictures');
    expect(screen.getByText('Now tap “Let in” on the host’s phone.')).toBeVisible();
    await pass();
    expect(seated()).toBe(false);
    shared.letIn(shared.store.getState().invitation.knocks[0]?.id ?? 0);
    await pass();
    expect(seated()).toBe(true);
  });

  test('NS19 a phone that shows other pictures than the host has not reached it: it goes back to the digits', async () => {
    const { shared, pass } = await show();
    press('Knock');
    await pass();
    press('Other pictures');
    await pass();
    expect(shared.store.getState().invitation.knocks).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('This table can’t be reached right now.');
    expect(field()).toBeVisible();
  });

  test('the person types the digits after all', async () => {
    const { right, pass } = await show();
    press('Knock');
    await pass();
    press('Type the digits instead');
    type(FIELD, right);
    await pass();
    expect(seated()).toBe(true);
  });
});

describe('a link whose table is not there', () => {
  const dead = async (wishes: Wishes = {}) => {
    const all = await show({ code: 'right', far: true, ...wishes });
    await all.pass(14_000);
    return all;
  };
  const missing = () => screen.queryByText(MISSING) !== null;

  test('ends: it is said why that may be, and nothing looks on', async () => {
    await dead();
    expect(screen.getByRole('alert')).toHaveTextContent(MISSING);
    expect(screen.getByText(/^Its host may have closed it, or/)).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText('Looking for the table…')).toBeNull();
  });

  test('can be tried again, any number of times', async () => {
    const { host, pass } = await dead();
    for (const _ of [1, 2]) {
      press('Try again');
      expect(missing()).toBe(false);
      expect(screen.getByText('Looking for the table…')).toBeVisible();
      await pass(14_000);
      expect(missing()).toBe(true);
    }
    press('Try again');
    act(() => host.air.comeBack());
    await pass();
    expect(seated()).toBe(true);
  });

  test('leads to the tables nearby, and home', async () => {
    const { onNearby, onHome } = await dead();
    press('See the tables nearby');
    expect(onNearby).toHaveBeenCalledTimes(1);
    press('Home');
    expect(onHome).toHaveBeenCalledTimes(1);
  });

  test('lets an address be typed; another table there is in the list of all tables', async () => {
    const addAddress = jest.fn(async () => true);
    const lan: Transport = { kind: 'lan', browse: () => () => {}, advertise: null, addAddress };
    const { onNearby, pass } = await dead({ transports: [lan] });
    press('Type a table’s address');
    type('The table’s address', '192.168.1.7');
    press('Look there');
    await pass();
    expect(addAddress).toHaveBeenCalledWith('192.168.1.7:47123');
    expect(onNearby).toHaveBeenCalledTimes(1);
  });

  test('over Bluetooth, has longer to come into sight', async () => {
    const bluetooth: Transport = { kind: 'bluetooth', browse: () => () => {}, advertise: null };
    const { pass } = await dead({ transports: [bluetooth] });
    expect(missing()).toBe(false);
    await pass(8000);
    expect(missing()).toBe(true);
  });
});

describe('the seats', () => {
  const namesAt = ({ shared }: Awaited<ReturnType<typeof show>>) =>
    shared.session.view().seats.map(({ name }) => name);

  const inside = (others: number, own = '') => show({ others, own, code: 'right' });

  test('one for the person at the phone, with a name', async () => {
    const all = await inside(2);
    type('Name for seat 2', ' Ben ');
    press('Sit down');
    await all.pass();
    expect(namesAt(all)).toEqual(['Ada', 'Ben', 'Seat 3']);
    expect(all.onTable).toHaveBeenCalledWith(all.guest.app.liveTable());
  });

  test('a newcomer may learn the game before sitting down, and is not asked again after a game', async () => {
    const all = await inside(2);
    press('Learn in two minutes');
    expect(all.onLearn).toHaveBeenCalledWith('lockout');
    screen.unmount();
    const next = await show({ code: 'right', begun: true });
    expect(screen.getByText(SEATS)).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Learn in two minutes' })).toBeNull();
    await next.pass();
  });

  test('a person of this phone sits down by one tap', async () => {
    const all = await inside(2);
    const look = { name: 'Ben', colour: 'blue', emblem: 'star' } as const;
    await act(async () => void (await all.guest.app.people.add(look)));
    fireEvent.press(screen.getByRole('radio', { name: 'Ben', checked: false }));
    screen.getByRole('radio', { name: 'Ben', checked: true });
    press('Sit down');
    await all.pass();
    expect(namesAt(all)).toEqual(['Ada', 'Ben', 'Seat 3']);
  });

  test('a name that was typed on this phone is remembered, and there at the next table', async () => {
    const all = await inside(1);
    type('Name for seat 2', 'Ben');
    press('Sit down');
    await all.pass();
    expect(all.guest.app.ownName.store.getState().name).toBe('Ben');
    screen.unmount();
    await inside(1, 'Cleo');
    expect(screen.getByLabelText('Name for seat 2').props.value).toBe('Cleo');
  });

  test('a player without a typed name gets the seat’s name', async () => {
    const all = await inside(2);
    fireEvent.press(screen.getByRole('switch', { name: /Seat 3/ }));
    press('Sit down');
    await all.pass();
    expect(namesAt(all)).toEqual(['Ada', 'Seat 2', 'Seat 3']);
    expect(all.shared.session.view().seats.map(({ away }) => away)).toEqual([false, false, false]);
  });

  test('two people share one phone', async () => {
    const all = await inside(2);
    fireEvent.press(screen.getByRole('switch', { name: /Seat 3/ }));
    type('Name for seat 2', 'Ben');
    type('Name for seat 3', 'Cleo');
    press('Sit down');
    await all.pass();
    expect(namesAt(all)).toEqual(['Ada', 'Ben', 'Cleo']);
    const [, ben, cleo] = all.shared.session.view().seats;
    expect(ben?.phone).not.toBeNull();
    expect(cleo?.phone).toBe(ben?.phone);
  });

  test.each([
    ['as somebody at the table', ' ada ', 'Cleo', 'Two players are called ada.'],
    ['as the other one on this phone', 'Ben', 'BEN', 'Two players are called BEN.'],
  ])('nobody is called the same %s', async (_, second, third, sentence) => {
    const all = await inside(2);
    fireEvent.press(screen.getByRole('switch', { name: /Seat 3/ }));
    type('Name for seat 2', second);
    type('Name for seat 3', third);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('button', { name: 'Sit down' })).toBeDisabled();
    press('Sit down');
    await all.pass();
    expect(all.onTable).not.toHaveBeenCalled();
    type('Name for seat 2', 'Dan');
    expect(screen.queryByRole('alert')).toBeNull();
    press('Sit down');
    await all.pass();
    expect(namesAt(all)).toEqual(['Ada', 'Dan', third]);
  });

  test('a phone without a seat watches', async () => {
    const all = await inside(1);
    fireEvent.press(screen.getByRole('switch', { name: /Seat 2/ }));
    press('Watch');
    await all.pass();
    expect(all.onTable).toHaveBeenCalledTimes(1);
    expect(all.shared.session.view().seats[1]?.phone).toBeNull();
    expect(all.shared.session.view().room?.phones).toHaveLength(2);
  });

  /** Somebody else is faster: takes the first free seat. */
  async function overtake(all: Awaited<ReturnType<typeof inside>>, name: string) {
    const quick = await all.room.phone();
    await act(() => all.room.join(quick, all.shared.store.getState().digits ?? '', name));
    await all.pass();
  }

  test('where all are taken the phone can watch', async () => {
    const all = await inside(1);
    await overtake(all, 'Ben');
    expect(screen.getByText(/^All seats are taken\./)).toBeVisible();
    press('Watch');
    await all.pass();
    expect(all.onTable).toHaveBeenCalledTimes(1);
  });

  describe('a race for a seat that is lost', () => {
    const buttons = () =>
      screen
        .getAllByRole('button')
        .map(({ props }) => props.accessibilityLabel)
        .slice(-2);

    test('keeps the name, says who was first, and chooses the next free seat', async () => {
      const all = await inside(2);
      type('Name for seat 2', 'Cleo');
      await overtake(all, 'Ben');
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Ben was first at seat 2. Seat 3 is chosen for you now.',
      );
      expect(screen.getByLabelText('Name for seat 3').props.value).toBe('Cleo');
      press('Sit down');
      await all.pass();
      expect(namesAt(all)).toEqual(['Ada', 'Ben', 'Cleo']);
      expect(all.onTable).toHaveBeenCalledTimes(1);
    });

    test('is told the same way if the host has to refuse', async () => {
      const all = await inside(2);
      type('Name for seat 2', 'Cleo');
      // Both happen at once, and the host is first.
      const given = all.shared.give(1, { bot: 'normal' });
      press('Sit down');
      // The finger slips: the answer is not there yet.
      press('Watch');
      await all.pass();
      await given;
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      expect(screen.getByRole('alert')).toHaveTextContent(/^A bot plays seat 2\./);
      expect(screen.getByLabelText('Name for seat 3').props.value).toBe('Cleo');
      expect(all.onTable).not.toHaveBeenCalled();
      press('Sit down');
      await all.pass();
      expect(namesAt(all)).toEqual(['Ada', 'Seat 2', 'Cleo']);
    });

    test('moves no button: a second tap on “Sit down” never watches', async () => {
      const all = await inside(1);
      const before = buttons();
      await overtake(all, 'Ben');
      expect(buttons()).toEqual(before);
      press('Sit down');
      press('Sit down');
      await all.pass();
      expect(all.onTable).not.toHaveBeenCalled();
      expect(screen.getByRole('button', { name: 'Sit down' })).toBeDisabled();
    });

    test('for the last seat offers to watch, and keeps the name for a seat that is set free', async () => {
      const all = await inside(1);
      type('Name for seat 2', 'Cleo');
      await overtake(all, 'Ben');
      expect(screen.getByRole('alert')).toHaveTextContent('Ben was first at seat 2.');
      expect(screen.getByText(/^All seats are taken\. You can watch/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Watch' })).toBeEnabled();
      await act(() => all.shared.give(1, 'open'));
      await all.pass();
      expect(screen.getByLabelText('Name for seat 2').props.value).toBe('Cleo');
    });

    test('to a bot says so', async () => {
      const all = await inside(2);
      await act(() => all.shared.give(1, { bot: 'normal' }));
      await all.pass();
      expect(screen.getByRole('alert')).toHaveTextContent(
        'A bot plays seat 2. Seat 3 is chosen for you now.',
      );
    });
  });

  test('while the host has not answered, a second tap does nothing', async () => {
    const all = await inside(2);
    press('Sit down');
    press('Watch');
    await all.pass();
    expect(all.onTable).toHaveBeenCalledTimes(1);
    expect(all.shared.session.view().seats[1]?.phone).not.toBeNull();
  });

  test('going back, by the button or by a gesture, leaves nothing behind', async () => {
    const all = await inside(1);
    press('Back');
    expect(all.onBack).toHaveBeenCalledTimes(1);
    screen.unmount();
    await all.pass();
    expect(all.shared.session.view().room?.phones).toHaveLength(1);
    expect((await all.guest.app.saves.list()).games).toEqual([]);
    expect(lobbyOf(all.guest).store.getState().joining).toBeNull();
  });
});
