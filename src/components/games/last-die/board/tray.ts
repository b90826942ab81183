import { msg } from '@lingui/core/macro';
import { rowsFor } from '../../../../engine/last-die/fit';
import { DICE_A_TURN, type Move, type State } from '../../../../engine/last-die/state';
import { dieOutOfPlay, dieWithoutPlace } from '../../../board-kit/dim-dice';
import { hintedDie } from '../../../board-kit/hinted-die';
import type { TrayDie } from '../../../dice/tray/tray-die';
import type { Happening, Moment, Say, Tray } from '../../face';
import { fitsNothing } from '../words/laid';

/**
 * The hand, lowest value first. Dice left over from a turn stay, dimmed, while its last entry is shown. Those of a roll that
 * fits nowhere stay until the next roll, unless another person at this phone is in turn.
 */
export function tray(moment: Moment<State, Move>, say: Say): Tray {
  const { board, state, last, flying, seat, picked, draft, hint, turn, over } = moment;
  if (flying && last?.entry.move.kind === 'roll') {
    const dice = named(sorted(last.entry.dice), say);
    return { dice, thrown: dice.map(({ key }) => key), pickable: false };
  }
  if (board.hand.length > 0) {
    const advised = hint?.kind === 'place' ? board.hand.indexOf(hint.value) : -1;
    const dice = named(board.hand, say).map((die, at) => ({
      ...(at === advised
        ? hintedDie(die, say)
        : rowsFor(board, die.value).length === 0
          ? dieWithoutPlace(die, say)
          : die),
      picked: picked.includes(at),
    }));
    return { dice, thrown: [], pickable: seat !== null };
  }
  const inVain = last !== null && fitsNothing(last) && (seat === null || seat === last.entry.seat);
  const shown = (turn.length === 0 || inVain) && !over;
  const left = draft.length > 0 ? without(state.hand, draft) : last && shown ? leftBy(last) : [];
  if (left.length === 0)
    return { dice: [], thrown: [], pickable: false, inHand: over ? [] : inHand(state, say) };
  return { dice: named(left, say).map((die) => dieOutOfPlay(die, say)), thrown: [], pickable: false };
}

/**
 * The key of a die is its value and its rank among equal dice, so placing one die keeps the keys of the
 * others.
 */
function named(values: readonly number[], say: Say): readonly TrayDie[] {
  return values.map((value, at) => ({
    key: `${value}-${values.slice(0, at).filter((other) => other === value).length + 1}`,
    paint: 'ivory',
    value,
    face: 'pips',
    label: say(msg`Die, ${value}`),
  }));
}

/** The dice of the next roll. What they show does not matter. */
function inHand({ active, dice }: State, say: Say): readonly TrayDie[] {
  const count = Math.min(DICE_A_TURN, dice[active] ?? 0);
  return named(
    Array.from({ length: count }, (_, at) => at + 1),
    say,
  );
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

function without(hand: readonly number[], moves: readonly Move[]): readonly number[] {
  return moves.reduce<readonly number[]>(
    (left, move) => (move.kind === 'place' ? withoutOne(left, move.value) : left),
    hand,
  );
}

function withoutOne(hand: readonly number[], value: number): readonly number[] {
  const gone = hand.indexOf(value);
  return hand.filter((_, at) => at !== gone);
}

/** The dice left over at the end of a turn: after a roll that fits nowhere, a stop, or a full tableau. */
function leftBy({ entry, before }: Happening<State, Move>): readonly number[] {
  return entry.move.kind === 'roll' ? sorted(entry.dice) : without(before.hand, [entry.move]);
}
