import type { Story } from '../game';
import { scoreOf } from './sheet';
import { colours, lastNumber, type Move, rises, rowNumbers, type Sheet, type State } from './state';

const LABEL_WIDTH = 8;

function drawRow(sheet: Sheet, row: number, closed: boolean): string {
  const marks = sheet.rows[row] ?? [];
  const boxes = (rowNumbers[row] ?? []).map((number) =>
    marks.includes(number)
      ? '  X'
      : closed || isSkipped(marks, row, number)
        ? '  ·'
        : String(number).padStart(3),
  );
  const lock = marks.includes(lastNumber(row)) ? '  locked' : closed ? '  closed' : '';
  return `  ${(colours[row] ?? '').padEnd(LABEL_WIDTH)}${boxes.join('')}${lock}`;
}

function isSkipped(marks: readonly number[], row: number, number: number): boolean {
  const last = marks.at(-1);
  return last !== undefined && (rises(row) ? number < last : number > last);
}

function drawSheet(sheet: Sheet, closed: readonly boolean[], name: string): string {
  const head = `${name}: ${scoreOf(sheet)} points, misses ${sheet.misses}`;
  return [head, ...sheet.rows.map((_, row) => drawRow(sheet, row, closed[row] ?? false))].join('\n');
}

export const story: Story<State, Move> = {
  tell(before, { seat, move }, after, names) {
    const name = names[seat] ?? '';
    if (move.kind === 'roll') {
      const coloured = after.coloured.flatMap((die, row) =>
        die > 0 ? [`${colours[row] ?? ''} ${die}`] : [],
      );
      return `${name} rolls white ${after.white.join(' and ')}, ${coloured.join(', ')}.`;
    }
    if (move.kind === 'mark') {
      const lock = move.number === lastNumber(move.row) ? ' and locks the row' : '';
      return `${name} marks ${colours[move.row] ?? ''} ${move.number}${lock}.`;
    }
    const missed = (after.sheets[seat]?.misses ?? 0) > (before.sheets[seat]?.misses ?? 0);
    return missed ? `${name} passes and takes a miss.` : `${name} passes.`;
  },
  draw: (state, names) =>
    state.sheets.map((sheet, seat) => drawSheet(sheet, state.closed, names[seat] ?? '')).join('\n\n'),
  between: (state) => state.phase === 'roll' || state.phase === 'over',
};
