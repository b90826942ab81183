import { type State, tableauOf } from '../../../engine/last-die/state';
import { boxesOf, type Row } from '../../../engine/last-die/tableau';
import { die, disc, type Panel, type Shape } from '../../picture/shapes';
import type { Theme } from '../../ui/theme/theme';

const BOX = 76;
const GAP = 8;
const ROW = BOX + GAP;
const CHIP = 120;
const EDGE = 20;

/** The tableau of the last round as it was left, for a picture. */
export function picture(state: State, theme: Theme): readonly Panel[] {
  const rows = tableauOf(state);
  const longest = Math.max(...rows.map(boxesOf));
  const width = 2 * EDGE + CHIP + longest * ROW;
  const height = 2 * EDGE + rows.length * ROW - GAP;
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, width, height, radius: 22, fill: theme.felt },
    { kind: 'box', x: 0, y: 0, width, height, radius: 22, fill: theme.wood, line: 7 },
  ];
  rows.forEach((row, at) => {
    const y = EDGE + at * ROW;
    const gain = row.points > 0;
    shapes.push(
      {
        kind: 'box',
        x: EDGE,
        y: y + 12,
        width: CHIP - 24,
        height: BOX - 24,
        radius: 26,
        fill: gain ? theme.accent : theme.onFelt,
      },
      {
        kind: 'words',
        text: gain ? `+${row.points}` : String(row.points).replace('-', '−'),
        font: 'bold',
        size: 32,
        fill: gain ? theme.onAccent : '#9E2A22',
        x: EDGE + (CHIP - 24) / 2,
        y: y + 49,
        width: CHIP - 30,
        align: 'middle',
      },
    );
    const dice = state.rows[at] ?? [];
    for (let column = 0; column < boxesOf(row); column += 1) {
      const x = EDGE + CHIP + column * ROW;
      shapes.push(...boxOf(row, column, dice[column], x, y, theme));
    }
  });
  return [{ seat: null, width, height, shapes }];
}

function boxOf(
  row: Row,
  column: number,
  value: number | undefined,
  x: number,
  y: number,
  theme: Theme,
): readonly Shape[] {
  const middle = [x + BOX / 2, y + BOX / 2] as const;
  if (value !== undefined) return die(value, ...middle, BOX - 6);
  const frame: Shape = {
    kind: 'box',
    x,
    y,
    width: BOX,
    height: BOX,
    radius: 16,
    fill: theme.onFeltQuiet,
    line: 2,
  };
  if (row.kind !== 'pips') return [frame, disc(...middle, 6, theme.onFeltQuiet)];
  const text = String(row.pips[column] ?? '');
  return [
    frame,
    {
      kind: 'words',
      text,
      font: 'bold',
      size: 34,
      fill: theme.onFeltQuiet,
      x: middle[0],
      y: middle[1] + 12,
      width: BOX,
      align: 'middle',
    },
  ];
}
