import { act, screen } from '@testing-library/react-native';
import { inside, type Joining, namesAt, press, type } from './support';

/** Somebody else is faster: takes the first free seat. */
async function overtake(all: Joining, name: string) {
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
    expect(screen.getByRole('alert')).toHaveTextContent('A bot plays seat 2. Seat 3 is chosen for you now.');
  });
});
