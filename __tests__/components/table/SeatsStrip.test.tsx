import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { ScrollView } from 'react-native';
import { SeatsStrip } from '../../../src/components/table/SeatsStrip';
import { TableProvider } from '../../../src/components/table/TableContext';
import { lastDie } from '../../../src/engine/last-die';
import { settled } from '../../support/clock';
import { Surroundings } from '../../support/surroundings';
import { person, setTable } from '../../support/table';

const WIDE = 60;

test('where six seats have no room side by side, whoever is in turn is in view', async () => {
  const scrollTo = jest.spyOn(ScrollView.prototype, 'scrollTo');
  const set = setTable(
    lastDie,
    Array.from({ length: 6 }, () => person),
  );
  render(
    <TableProvider table={set.table}>
      <SeatsStrip />
    </TableProvider>,
    { wrapper: Surroundings },
  );
  fireEvent(screen.getByLabelText('Players'), 'layout', { nativeEvent: { layout: { width: 3 * WIDE } } });
  screen.getAllByRole('button').forEach((chip, seat) => {
    fireEvent(chip, 'layout', { nativeEvent: { layout: { x: seat * WIDE, width: WIDE } } });
  });
  await act(async () => {
    set.table.enter();
    await settled();
  });
  const [seat = 0] = set.state().turn;
  expect(seat).toBeGreaterThan(2);
  // In the middle, as far as the strip goes.
  expect(scrollTo.mock.lastCall).toEqual([{ x: seat * WIDE - WIDE, animated: true }]);
});
