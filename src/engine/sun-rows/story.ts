import type { Story } from '../game';
import { type Card, colours } from './card';
import { scores } from './rules';
import { cardOf, type Move, type State } from './state';

const nameOf = (colour: number): string => colours[colour - 1] ?? '';

/** The width of a column: enough for `orange □□□□□□*=9` and a gap. */
const ROW_WIDTH = 18;

function drawCard(card: Card, filled: readonly number[]): string {
  const rows = card.map((row, at) => {
    const done = filled[at] ?? 0;
    const worth = row.points === row.boxes ? '' : `=${row.points}`;
    const boxes = `${'■'.repeat(done)}${'□'.repeat(row.boxes - done)}${row.sun ? '*' : ''}${worth}`;
    return `${nameOf(row.colour)} ${boxes}`.padEnd(ROW_WIDTH);
  });
  return rows.join('').trimEnd();
}

function points(before: State, after: State, seat: number): string {
  const won = (after.points[seat] ?? 0) - (before.points[seat] ?? 0);
  return won > 0 ? `, scoring it for ${won} points` : '';
}

export const story: Story<State, Move> = {
  tell(before, { seat, move }, after, names) {
    const name = names[seat] ?? '';
    // `after` still has these dice: only the end of a turn clears them, and a roll never ends a turn.
    const shown = after.dice.map(nameOf).join(', ');
    switch (move.kind) {
      case 'roll':
        return `${name} rolls ${shown}.`;
      case 'reroll':
        return `${name} rolls dice ${move.places.join(', ')} again: ${shown}.`;
      case 'stop':
        return `${name} stops.`;
      case 'enter':
        return `${name} enters on card ${move.place}${points(before, after, seat)}.`;
      case 'pass':
        return `${name} passes.`;
      case 'keep':
        return `${name} keeps cards ${move.places.join(', ')}.`;
      case 'take':
        return `${name} takes open card ${move.place}.`;
    }
  },
  draw(state, names) {
    const counted = scores(state);
    const seats = names.map((name, seat) => {
      const cards = (state.places[seat] ?? []).map((held, at) => {
        const drawn = held ? drawCard(cardOf(state.setup, held.number), held.filled) : '–';
        return `  ${at + 1}  ${drawn}`;
      });
      return [
        `${name}: ${counted[seat] ?? 0} points, ${state.scored[seat] ?? 0} cards scored`,
        ...cards,
      ].join('\n');
    });
    const open = state.open.map((number, at) => `  ${at + 1}  ${drawCard(cardOf(state.setup, number), [])}`);
    return (open.length > 0 ? [...seats, ['Open cards:', ...open].join('\n')] : seats).join('\n');
  },
  between: (state) => state.phase === 'roll' || state.phase === 'over',
};
