import type { Seat } from '../../../../engine/game';
import { sunRows } from '../../../../engine/sun-rows';
import type { ColourNumber } from '../../../../engine/sun-rows/card';
import type { CardInPlay } from '../../../../engine/sun-rows/state';
import { boardHooks } from '../../../board-kit/board-hooks';
import { draftedPlace } from './drafted';
import { mayUse } from './fit';

const { useStanding, drafted, hint } = boardHooks(sunRows);

export { hint, useStanding };

const NO_DICE: readonly ColourNumber[] = [];

/**
 * The card at a seat's place (from 1), without the draft. The draft is drawn on top, so the next card of the
 * pile is never shown.
 */
export const useHeld = (seat: Seat, place: number): CardInPlay | null =>
  useStanding((state) => state.places[seat]?.[place - 1] ?? null);

/** The dice that a seat can still use in this turn. */
export const useUsableDice = (seat: Seat): readonly ColourNumber[] =>
  useStanding((state, { flying }) => (!flying && mayUse(state, seat) ? state.dice : NO_DICE));

export const useDraftedPlace = (kind: 'enter' | 'take'): number | null =>
  useStanding((_, table) => draftedPlace(kind, drafted(table)));

/** Whether the seat in front takes an open card now. */
export const useTaking = (): boolean =>
  useStanding(({ phase }, { seat }) => phase === 'take' && seat !== null);
