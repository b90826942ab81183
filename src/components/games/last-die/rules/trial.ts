import { useState } from 'react';
import { lastDie } from '../../../../engine/last-die';
import { type State, tableauOf } from '../../../../engine/last-die/state';
import type { Row } from '../../../../engine/last-die/tableau';
import { useTrial } from '../../../rules/use-trial';
import { tapOn } from '../board/placing';

export const pips = (points: number, ...values: readonly number[]): Row => ({
  kind: 'pips',
  points,
  pips: values,
});
export const stars = (points: number, boxes: number): Row => ({ kind: 'stars', points, boxes });
export const fullHouse = (points: number): Row => ({ kind: 'full-house', points });

type Beginning = Partial<Omit<State, 'setup'>> & { readonly tableaus: readonly (readonly Row[])[] };

/** A game on small tableaus, in the middle of a round. */
export function opened({ tableaus, ...rest }: Beginning): State {
  return {
    setup: { tableaus, stack: tableaus.map((_, at) => at + 1), goal: 500, distinct: false },
    phase: 'roll',
    round: 0,
    active: 0,
    points: [80],
    dice: [15],
    rows: tableaus[0]?.map(() => []) ?? [],
    hand: [],
    placed: false,
    ...rest,
  };
}

export function useLastDie(opening: State) {
  const trial = useTrial(lastDie, opening);
  const { state, attempt, goTo } = trial;
  /** The die picked up, by its place in the hand. */
  const [picked, setPicked] = useState<number | null>(null);
  const [choosing, setChoosing] = useState(false);

  const forget = () => {
    setPicked(null);
    setChoosing(false);
  };

  return {
    ...trial,
    picked,
    /** A row was tapped that takes several of the dice. */
    choosing,
    pick(at: number) {
      setChoosing(false);
      setPicked(at === picked ? null : at);
    },
    /** As at the table: what is picked up, or else the die that fits. Gives the state after it. */
    tap(row: number): State {
      const tapped = tapOn(state, null, row, picked === null ? [] : [picked]);
      if (tapped.kind === 'choose') {
        setChoosing(true);
        return state;
      }
      if (tapped.kind === 'refuse') return state;
      forget();
      return attempt(tapped.moves);
    },
    roll() {
      forget();
      return attempt([{ kind: 'roll' }]);
    },
    stop() {
      forget();
      return attempt([{ kind: 'stop' }]);
    },
    goTo(to: State) {
      forget();
      goTo(to);
    },
    restart() {
      forget();
      goTo(opening);
    },
    tableau: tableauOf(state),
  };
}

export type LastDieTrial = ReturnType<typeof useLastDie>;
