import { msg } from '@lingui/core/macro';
import type { ColourNumber } from '../../../../engine/sun-rows/card';
import { DICE, type Move, type State } from '../../../../engine/sun-rows/state';
import { dieOutOfPlay } from '../../../board-kit/dim-dice';
import { hintedDie } from '../../../board-kit/hinted-die';
import type { TrayDie } from '../../../dice/tray/tray-die';
import type { Happening, Moment, Say, Tray } from '../../face';
import { colourName } from '../words/words';
import { colourOf } from './colour';

const EMPTY: Tray = { dice: [], thrown: [], pickable: false };

const keyOf = (place: number) => `die-${place}`;

/** A die with six coloured faces. */
export function colourDie(place: number, value: ColourNumber, label: string): TrayDie {
  return { key: keyOf(place), paint: colourOf(value), value, face: 'colours', label };
}

export function tray(moment: Moment<State, Move>, say: Say): Tray {
  const { last, state, flying, seat, picked, hint, turn, over } = moment;
  const stands = flying && last ? last.after.dice : state.dice;
  // The dice of a turn stay, dimmed, while its last entry is shown.
  const left = turn.length === 0 && !over ? (last?.before.dice ?? []) : [];
  const dice = stands.length > 0 ? stands : left;
  if (dice.length === 0) return over ? EMPTY : { ...EMPTY, inHand: fiveDice(say) };
  const pickable = seat !== null && moment.board.phase === 'reroll';
  const advised = pickable && hint?.kind === 'reroll' ? hint.places : [];
  const dieAt = (place: number, value: ColourNumber) => {
    const die = colourDie(place, value, dieWords(place, value, say));
    return advised.includes(place) ? hintedDie(die, say) : die;
  };
  return {
    dice: dice.map((value, at) => {
      const die = dieAt(at + 1, value);
      return {
        ...(stands.length === 0 ? dieOutOfPlay(die, say) : die),
        picked: pickable && picked.includes(at),
      };
    }),
    thrown: last ? thrownBy(last) : [],
    pickable,
  };
}

/** The dice of the next roll. What they show does not matter. */
const fiveDice = (say: Say): readonly TrayDie[] =>
  Array.from({ length: DICE }, (_, at) => colourDie(at + 1, at + 1, dieWords(at + 1, at + 1, say)));

function dieWords(place: number, value: ColourNumber, say: Say): string {
  const colour = colourName(value, say);
  return say(msg`Die ${place}: ${colour}`);
}

function thrownBy({ entry: { move } }: Happening<State, Move>): readonly string[] {
  if (move.kind === 'roll') return Array.from({ length: DICE }, (_, at) => keyOf(at + 1));
  return move.kind === 'reroll' ? move.places.map(keyOf) : [];
}
