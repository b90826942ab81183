import { msg, select } from '@lingui/core/macro';
import type { Move, RowIndex, State } from '../../../../engine/lockout/state';
import type { TrayDie } from '../../../dice/tray/tray-die';
import type { Moment, Say, Tray } from '../../face';
import { colourOf } from '../words/words';

/** What the dice show in the hand: two white ones, then those of the rows. */
const AT_REST = { white: [4, 3], coloured: [5, 2, 6, 1] } as const;

export const whiteDie = (at: number, value: number, label: string): TrayDie => ({
  key: `white-${at + 1}`,
  paint: 'ivory',
  value,
  face: 'pips',
  label,
});

export const rowDie = (row: RowIndex, value: number, label: string): TrayDie => ({
  key: colourOf(row),
  paint: colourOf(row),
  value,
  face: 'pips',
  label,
});

/** The dice of the last roll stay, dimmed, while its last entry is shown. Then the tray is empty until the next roll. */
export function tray({ state, last, flying, turn, over }: Moment<State, Move>, say: Say): Tray {
  const inPlay = flying && last ? last.after : state;
  if (inPlay.white.length > 0) {
    const dice = diceOf(inPlay, inPlay.closed, say);
    return { dice, thrown: last?.entry.move.kind === 'roll' ? keys(dice) : [], pickable: false };
  }
  if (last && turn.length === 0 && !over && last.before.white.length > 0)
    return { dice: dimmed(diceOf(last.before, state.closed, say)), thrown: [], pickable: false };
  return { dice: [], thrown: [], pickable: false, inHand: over ? [] : dicePlayed(state.closed, say) };
}

const keys = (dice: readonly TrayDie[]) => dice.map(({ key }) => key);
const dimmed = (dice: readonly TrayDie[]) => dice.map((die) => ({ ...die, dim: true }));

function diceOf({ white, coloured }: State, closed: readonly boolean[], say: Say): readonly TrayDie[] {
  return [
    ...white.map((value, at) => whiteDie(at, value, say(msg`White, ${value}`))),
    ...coloured.flatMap((value, row) =>
      value === 0 || closed[row] ? [] : [rowDie(row, value, fallen(row, value, say))],
    ),
  ];
}

function fallen(row: RowIndex, value: number, say: Say): string {
  const colour = colourOf(row);
  return say(
    msg`${select(colour, { red: 'Red', yellow: 'Yellow', green: 'Green', other: 'Blue' })}, ${value}`,
  );
}

/** No roll yet, so the labels leave out the values. */
function dicePlayed(closed: readonly boolean[], say: Say): readonly TrayDie[] {
  return [
    ...AT_REST.white.map((value, at) => whiteDie(at, value, whiteDieName(at, say))),
    ...AT_REST.coloured.flatMap((value, row) =>
      closed[row] ? [] : [rowDie(row, value, rowDieName(row, say))],
    ),
  ];
}

export const whiteDieName = (at: number, say: Say): string =>
  say(at === 0 ? msg`First white die` : msg`Second white die`);

export function rowDieName(row: RowIndex, say: Say): string {
  const colour = colourOf(row);
  return say(
    msg`${select(colour, { red: 'Red die', yellow: 'Yellow die', green: 'Green die', other: 'Blue die' })}`,
  );
}
