import type { Story } from '../game';
import { type Move, type State, tableauOf } from './state';
import { boxesOf, rowText } from './tableau';

/** Draws a row's boxes: placed dice in brackets, values still needed without. */
function drawRow(state: State, row: number): string {
  const printed = tableauOf(state)[row];
  if (!printed) return '';
  const [worth = '', boxes = ''] = rowText(printed).split(': ');
  const lying = state.rows[row] ?? [];
  const drawn = boxes.split(' ').map((box, at) => (at < lying.length ? `[${lying[at]}]` : ` ${box} `));
  const done = lying.length === boxesOf(printed) ? '  done' : '';
  return `  ${row + 1}  ${worth.padStart(4)}  ${drawn.join('')}${done}`;
}

function effect(before: State, after: State, seat: number): string {
  const change = (after.points[seat] ?? 0) - (before.points[seat] ?? 0);
  const points =
    change === 0 ? '' : change > 0 ? ` and wins ${change} points` : ` and pays ${-change} points`;
  const end =
    after.phase === 'over' ? ' The game is over.' : after.round > before.round ? ' The tableau is full.' : '';
  return `${points}.${end}`;
}

export const story: Story<State, Move> = {
  tell(before, { seat, move, dice }, after, names) {
    const name = names[seat] ?? '';
    if (move.kind === 'stop') return `${name} stops.`;
    if (move.kind === 'place')
      return `${name} places a ${move.value} into row ${move.row}${effect(before, after, seat)}`;
    const stuck = after.phase === 'roll' ? ' Nothing fits.' : '';
    return `${name} rolls ${dice.join(' ')}.${stuck}`;
  },
  draw(state, names) {
    const seats = names.map(
      (name, seat) => `${name} ${state.points[seat] ?? 0} points, ${state.dice[seat] ?? 0} dice`,
    );
    const rows = state.rows.map((_, row) => drawRow(state, row));
    return [`Round ${state.round + 1}: ${seats.join('; ')}`, ...rows].join('\n');
  },
  between: (state) => state.phase !== 'place',
};
