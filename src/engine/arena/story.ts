import type { Story } from '../game';
import { readFates } from './fates';
import { onFloor } from './floor';
import { isGrandThrow, type Move, type State, X } from './state';

const faceName = (face: number): string => (face === X ? 'X' : String(face));

/** Tells the fates of a throw's dice, before any are taken. */
function fallen(dice: readonly number[]): string {
  const whole = dice.length - ((dice.length - 1) % 4);
  const fates = readFates(dice.slice(1, whole));
  const faces = fates.flatMap((die) => (die ? [die.face] : [])).sort((a, b) => a - b);
  const gone = fates.length - faces.length;
  const out = gone > 0 ? `, ${gone} out of the arena` : '';
  return `the arena shows ${faces.map(faceName).join(' ') || 'nothing'}${out}`;
}

/** Tells the result of the throw for its seat. */
function result(before: State, after: State, seat: number): string {
  if (after.round > before.round || after.phase === 'over') return ' The round is over.';
  if (after.out.length > before.out.length) return ' No dice left: out.';
  return after.phase === 'first' ? ` Now ${after.reserves[seat] ?? 0} in reserve.` : '';
}

const COLUMNS = 26;
const LINES = 9;

/** Draws the floor from above, one character for 10 by 20 mm. If two dice share a character, one is drawn. */
function drawFloor({ arena }: State): string {
  const column = (x: number) => Math.min(Math.floor((x + 130) / 10), COLUMNS - 1);
  const line = (y: number) => Math.min(Math.floor((90 - y) / 20), LINES - 1);
  const lines = Array.from({ length: LINES }, (_, down) => {
    const y = 80 - 20 * down;
    const cells = Array.from({ length: COLUMNS }, (_, across) => {
      const die = arena.find((each) => column(each.x) === across && line(each.y) === down);
      return die ? faceName(die.face) : onFloor(10 * across - 125, y) ? '·' : ' ';
    });
    return `  ${cells.join('')}`.trimEnd();
  });
  return lines.join('\n');
}

export const story: Story<State, Move> = {
  tell(before, { seat, move, dice }, after, names) {
    const name = names[seat] ?? '';
    if (move.kind === 'stop') return `${name} stops.`;
    if (move.kind === 'regroup')
      return `${name} moves die ${move.die} to ${move.x}, ${move.y}, turned to ${move.turn}°.`;
    const how = isGrandThrow(before) ? 'throws all dice' : 'throws';
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
    return [...round, seats.join('; '), `Arena: ${lying.join('; ') || 'empty'}`, drawFloor(state)].join('\n');
  },
  between: (state) => state.phase !== 'more',
};
