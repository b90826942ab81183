import type { Story } from '../game';
import { readFates } from './fates';
import { type Move, type State, X } from './state';

const faceName = (face: number): string => (face === X ? 'X' : String(face));

/** How the dice of a throw came to lie, before any are taken. */
function fallen(dice: readonly number[]): string {
  const whole = dice.length - ((dice.length - 1) % 4);
  const fates = readFates(dice.slice(1, whole));
  const faces = fates.flatMap((die) => (die ? [die.face] : [])).sort((a, b) => a - b);
  const gone = fates.length - faces.length;
  const out = gone > 0 ? `, ${gone} out of the arena` : '';
  return `the arena shows ${faces.map(faceName).join(' ') || 'nothing'}${out}`;
}

/** What the throw did for the thrower. */
function result(before: State, after: State, seat: number): string {
  if (after.round > before.round || after.phase === 'over') return ' The round is over.';
  if (after.out.length > before.out.length) return ' No dice left: out.';
  return after.phase === 'first' ? ` Now ${after.reserves[seat] ?? 0} in reserve.` : '';
}

export const story: Story<State, Move> = {
  tell(before, { seat, move, dice }, after, names) {
    const name = names[seat] ?? '';
    if (move.kind === 'stop') return `${name} stops.`;
    if (move.kind === 'regroup')
      return `${name} moves die ${move.die} to ${move.x}, ${move.y}, turned to ${move.turn}°.`;
    const how = before.phase === 'first' && before.arena.length === 0 ? 'throws all dice' : 'throws';
    return `${name} ${how}: ${fallen(dice)}.${result(before, after, seat)}`;
  },
  draw(state, names) {
    const seats = names.map((name, seat) => {
      const dice = state.out.includes(seat) ? 'out' : `${state.reserves[seat] ?? 0} dice`;
      return state.tournament ? `${name} ${dice}, ${state.points[seat] ?? 0} points` : `${name} ${dice}`;
    });
    const lying = state.arena.map(
      ({ face, x, y, turn }) => `${faceName(face)} at ${x}, ${y} turned ${turn}°`,
    );
    const round = state.tournament ? [`Round ${state.round + 1}`] : [];
    return [...round, seats.join('; '), `Arena: ${lying.join('; ') || 'empty'}`].join('\n');
  },
  between: (state) => state.phase !== 'more',
};
