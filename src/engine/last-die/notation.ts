import type { Notation } from '../game';
import type { Move } from './state';

const PLACE = /^place ([1-6]) ([1-6])$/;

export const notation: Notation<Move> = {
  format: (move) => (move.kind === 'place' ? `place ${move.value} ${move.row}` : move.kind),
  parse(text) {
    if (text === 'roll' || text === 'stop') return { kind: text };
    const [, value, row] = PLACE.exec(text) ?? [];
    return row === undefined ? null : { kind: 'place', value: Number(value), row: Number(row) };
  },
};
