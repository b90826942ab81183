import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { face } from '../../../src/components/lockout/face';
import { ActionBar, Prompt } from '../../../src/components/table/ActionBar';
import { FaceProvider } from '../../../src/components/table/FaceContext';
import { TableProvider } from '../../../src/components/table/TableContext';
import { lockout } from '../../../src/engine/lockout';
import { settled } from '../../support/clock';
import { Surroundings } from '../../support/surroundings';
import { bot, person, setTable } from '../../support/table';

/** A game of one person and one bot in which the person is to roll. */
function sit() {
  for (let seed = 1; ; seed += 1) {
    const set = setTable(lockout, [person, bot], { seed });
    set.table.enter();
    if (set.state().seat !== 0) continue;
    render(
      <FaceProvider face={face}>
        <TableProvider table={set.table}>
          <Prompt />
          <ActionBar onResults={() => {}} />
        </TableProvider>
      </FaceProvider>,
      { wrapper: Surroundings },
    );
    return set;
  }
}

test('one button does what comes next, and says what that is', async () => {
  const set = sit();
  fireEvent.press(screen.getByRole('button', { name: 'Roll' }));
  await act(settled);
  expect(set.session.view().match.log).toHaveLength(1);
});

test('nothing can be undone before something is placed', () => {
  sit();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('what is recommended is marked on the button that does it', async () => {
  const set = sit();
  fireEvent.press(screen.getByRole('button', { name: 'Hint' }));
  await act(settled);
  expect(set.state().hint).toEqual({ kind: 'roll' });
  expect(screen.getByRole('button', { name: 'Roll, recommended' })).toBeVisible();
});
