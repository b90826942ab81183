import { act, screen } from '@testing-library/react-native';
import { FIELD, field, MISSING, press, seated, show, type } from './support';

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
