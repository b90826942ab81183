import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { ScrollView } from 'react-native';
import { SeatsStrip } from '../../../src/components/table/frame/SeatsStrip';
import { TableProvider } from '../../../src/components/table/TableContext';
import { lastDie } from '../../../src/engine/last-die';
import type { State } from '../../../src/engine/last-die/state';
import { Surroundings } from '../../support/surroundings';
import { person, setTable } from '../../support/table';

const WIDE = 60;

test('where six seats have no room side by side, the seat in turn is visible', () => {
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
  /** The scroll position of a strip of three that has this seat in its middle. */
  const around = (seat: number) => [{ x: (seat - 1) * WIDE, animated: true }];
  for (const active of [4, 2]) {
    const state = { ...(set.state().state as State), active };
    act(() => set.table.store.setState({ state }));
    expect(scrollTo.mock.lastCall).toEqual(around(active));
  }
});
