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
  /** The index of the picked die in the hand. */
  const [picked, setPicked] = useState<number | null>(null);
  const [choosing, setChoosing] = useState(false);

  const clearChoice = () => {
    setPicked(null);
    setChoosing(false);
  };

  return {
    ...trial,
    picked,
    /** Whether several dice fit into the tapped row. */
    choosing,
    pick(at: number) {
      setChoosing(false);
      setPicked(at === picked ? null : at);
    },
    /** Like at the table: places the picked die, or the only die that fits. Returns the new state. */
    tap(row: number): State {
      const tapped = tapOn(state, null, row, picked === null ? [] : [picked]);
      if (tapped.kind === 'choose') {
        setChoosing(true);
        return state;
      }
      if (tapped.kind === 'refuse') return state;
      clearChoice();
      return attempt(tapped.moves);
    },
    roll() {
      clearChoice();
      return attempt([{ kind: 'roll' }]);
    },
    stop() {
      clearChoice();
      return attempt([{ kind: 'stop' }]);
    },
    goTo(to: State) {
      clearChoice();
      goTo(to);
    },
    restart() {
      clearChoice();
      goTo(opening);
    },
    tableau: tableauOf(state),
  };
}

export type LastDieTrial = ReturnType<typeof useLastDie>;
