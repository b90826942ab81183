import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { face } from '../../../src/components/games/lockout/face';
import { FaceProvider } from '../../../src/components/table/FaceContext';
import { SeatRow } from '../../../src/components/table/frame/SeatRow';
import { SeatsStrip } from '../../../src/components/table/frame/SeatsStrip';
import { TableProvider } from '../../../src/components/table/TableContext';
import { lockout } from '../../../src/engine/lockout';
import { settled } from '../../support/clock';
import { Surroundings } from '../../support/surroundings';
import { bot, person, setTable } from '../../support/table';

const LONG = 'W'.repeat(20);

async function sit() {
  const set = setTable(lockout, [person, bot]);
  set.table.enter();
  await set.session.rename(0, LONG);
  await settled();
  const [at] = set.session.view().seats;
  if (!at) throw new Error('nobody sits here');
  render(
    <FaceProvider face={face}>
      <TableProvider table={set.table}>
        <SeatsStrip />
        <SeatRow seat={0} at={at} />
      </TableProvider>
    </FaceProvider>,
    { wrapper: Surroundings },
  );
  return set;
}

test('a name takes one line in the header and in the menu, however wide it is', async () => {
  await sit();
  const shown = screen.getAllByText(LONG, { includeHiddenElements: true });
  expect(shown.map(({ props }) => props.numberOfLines)).toEqual([1, 1]);
});

test('a new name is trimmed; an invisible one is refused', async () => {
  const set = await sit();
  fireEvent.press(screen.getByRole('button', { name: `Rename ${LONG}` }));
  const write = (text: string) => fireEvent.changeText(screen.getByLabelText('Name'), text);
  write('\u202e \u200b');
  expect(screen.getByText('A name is needed.')).toBeVisible();
  write(set.session.view().seats[1]?.name.replace(/^(.)/, '$1\u200b') ?? '');
  expect(screen.getByText('Somebody here has that name.')).toBeVisible();
  write('\u202eCleo\u2069 ');
  fireEvent.press(screen.getByRole('button', { name: 'OK' }));
  await act(settled);
  expect(set.session.view().seats[0]?.name).toBe('Cleo');
});
