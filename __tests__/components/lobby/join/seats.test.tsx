import { act, fireEvent, screen } from '@testing-library/react-native';
import { lobbyOf } from '../../../stores/multiplayer/phones';
import { inside, namesAt, press, SEATS, show, type } from './support';

describe('the seats', () => {
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
