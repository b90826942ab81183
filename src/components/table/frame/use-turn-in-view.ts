import { useCallback, useEffect, useRef } from 'react';
import type { LayoutChangeEvent, LayoutRectangle, ScrollView } from 'react-native';
import type { Seat } from '../../../engine/game';
import type { TableState } from '../../../stores/table/table-state';
import { useReducedMotion } from '../../ui/theme/use-theme';
import { useTable } from '../TableContext';

export const isInTurn = ({ game, state, held }: TableState, seat: Seat): boolean =>
  game.turn(state).includes(seat) && !held.includes(seat);

/** Where there is no room for all seats side by side, whoever is in turn is brought into view. */
export function useTurnInView() {
  const still = useReducedMotion();
  const inTurn = useTable((table) => table.seats.findIndex((_, seat) => isInTurn(table, seat)));
  const strip = useRef<ScrollView>(null);
  const width = useRef(0);
  const places = useRef(new Map<Seat, LayoutRectangle>());

  const bring = useCallback(
    (seat: Seat) => {
      const place = places.current.get(seat);
      if (!place || width.current === 0) return;
      const x = Math.max(0, place.x + place.width / 2 - width.current / 2);
      strip.current?.scrollTo({ x, animated: !still });
    },
    [still],
  );
  useEffect(() => bring(inTurn), [bring, inTurn]);

  const latest = useRef(inTurn);
  latest.current = inTurn;
  return {
    strip,
    measure: useCallback(
      ({ nativeEvent }: LayoutChangeEvent) => {
        width.current = nativeEvent.layout.width;
        bring(latest.current);
      },
      [bring],
    ),
    /** Where a seat is in the strip. */
    place: useCallback(
      (seat: Seat, place: LayoutRectangle) => {
        places.current.set(seat, place);
        if (seat === latest.current) bring(seat);
      },
      [bring],
    ),
  };
}
