import { act, render, screen, within } from '@testing-library/react-native';
import { face } from '../../../src/components/games/sun-rows/face';
import { FaceProvider } from '../../../src/components/table/FaceContext';
import { Narration } from '../../../src/components/table/frame/Story';
import { TableProvider } from '../../../src/components/table/TableContext';
import { sunRows } from '../../../src/engine/sun-rows';
import { opening, turn } from '../../engine/support/sun-rows';
import { Surroundings } from '../../support/surroundings';
import { bot, person, setTable } from '../../support/table';
import { linesPlayed } from '../games/sun-rows/support';

const BIG = 'red 6, blue 6, green 6';
const SMALL = 'red 1, orange 2, purple 1';

test('what the others gained with one’s dice stays until one’s next action', () => {
  const lines = [...turn(0, 'royop', '0: pass', '1: enter 2'), ...turn(1, 'rrrrr', '1: pass', '0: enter 1')];
  const { match, played } = linesPlayed(opening({ cards: [BIG, BIG, BIG, SMALL] }), lines);
  const set = setTable(sunRows, [person, bot], { match });
  render(
    <FaceProvider face={face}>
      <TableProvider table={set.table}>
        <Narration />
      </TableProvider>
    </FaceProvider>,
    { wrapper: Surroundings },
  );
  const told = played.map((happening, index) => {
    act(() => set.table.store.setState({ last: { index, ...happening } }));
    return within(screen.getByTestId('story')).getByText(/./).props.children as string;
  });
  const from = told.findIndex((line) => line.includes('finishes a card for 4 points'));
  expect(told[from]).not.toContain('Before that');
  const mine = told.findIndex((line, at) => at > from && line.startsWith('Ada'));
  expect(mine).toBeGreaterThan(from + 1);
  for (const line of told.slice(from + 1, mine)) expect(line).toMatch(/ Before that: Ben \+4\.$/);
  for (const line of [...told.slice(0, from), ...told.slice(mine)]) expect(line).not.toContain('Before that');
});
