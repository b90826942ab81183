import { lastNumber, rowNumbers, type State } from '../../../engine/lockout/state';
import { mark, type Panel, type Shape } from '../../picture/shapes';
import type { Theme } from '../../ui/theme/theme';
import { colourOf } from './words/words';

const WIDTH = 488;
const ROW = 50;
const CELL = 38;
const LEFT = 10;
const MISSES = 4;

/** The sheets of all seats at the end, for a picture. */
export function picture(state: State, theme: Theme): readonly Panel[] {
  return state.sheets.map((sheet, seat) => {
    const rows = rowNumbers.flatMap((numbers, row): readonly Shape[] => {
      const { body, ink, soft, strong } = theme.colours[colourOf(row)];
      const marks = sheet.rows[row] ?? [];
      const y = row * ROW;
      const locked = marks.at(-1) === lastNumber(row);
      const cells = numbers.flatMap((number, column): readonly Shape[] => {
        const x = LEFT + column * CELL;
        const marked = marks.includes(number);
        const words: Shape = {
          kind: 'words',
          text: String(number),
          font: 'bold',
          size: 21,
          fill: marked ? ink : strong,
          x: x + CELL / 2,
          y: y + 31,
          width: CELL,
          align: 'middle',
        };
        if (!marked) return [words];
        return [
          { kind: 'box', x: x + 2, y: y + 5, width: CELL - 4, height: 36, radius: 8, fill: body },
          words,
          mark('cross', x + CELL / 2, y + 23, 32, `${ink}90`),
        ];
      });
      const lockX = LEFT + numbers.length * CELL + 24;
      return [
        { kind: 'box', x: 0, y, width: WIDTH, height: ROW - 4, radius: 10, fill: soft },
        ...cells,
        { kind: 'path', d: LOCK, x: lockX - 14, y: y + 9, size: 28, fill: locked ? body : `${strong}55` },
      ];
    });
    return { seat, width: WIDTH, height: 4 * ROW + 34, shapes: [...rows, ...missesOf(sheet.misses, theme)] };
  });
}

const LOCK =
  'M7 10V7.6a5 5 0 0 1 10 0V10h1a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM9.4 10h5.2V7.6a2.6 2.6 0 0 0-5.2 0z';

function missesOf(misses: number, theme: Theme): readonly Shape[] {
  return Array.from({ length: MISSES }, (_, at): readonly Shape[] => {
    const x = WIDTH - (MISSES - at) * 34;
    const y = 4 * ROW + 2;
    return [
      { kind: 'box', x, y, width: 28, height: 28, radius: 6, fill: theme.edge, line: 2 },
      ...(at < misses ? [mark('cross', x + 14, y + 14, 20, theme.danger)] : []),
    ];
  }).flat();
}
