import type { Notation } from '../game';
import { colours, type Move } from './state';

const MARK = /^mark (red|yellow|green|blue) ([2-9]|1[0-2])$/;

export const notation: Notation<Move> = {
  format: (move) => (move.kind === 'mark' ? `mark ${colours[move.row] ?? ''} ${move.number}` : move.kind),
  parse(text) {
    if (text === 'roll' || text === 'pass') return { kind: text };
    const [, colour, number] = MARK.exec(text) ?? [];
    const row = colours.findIndex((each) => each === colour);
    return row < 0 ? null : { kind: 'mark', row, number: Number(number) };
  },
};
