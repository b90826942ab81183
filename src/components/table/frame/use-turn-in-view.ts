import { useCallback, useEffect, useRef } from 'react';
import type { LayoutChangeEvent, LayoutRectangle, ScrollView } from 'react-native';
import type { Seat } from '../../../engine/game';
import type { TableState } from '../../../stores/table/table-state';
import { useReducedMotion } from '../../ui/theme/use-theme';
import { useTable } from '../TableContext';

export const isInTurn = ({ game, state, held }: TableState, seat: Seat): boolean =>
  game.turn(state).includes(seat) && !held.includes(seat);

/** Scrolls the strip of seats so that the seat in turn is visible. */
export function useTurnInView() {
  const still = useReducedMotion();
  const inTurn = useTable((table) => table.seats.findIndex((_, seat) => isInTurn(table, seat)));
  const strip = useRef<ScrollView>(null);
  const width = useRef(0);
  const places = useRef(new Map<Seat, LayoutRectangle>());

  const scrollTo = useCallback(
    (seat: Seat) => {
      const place = places.current.get(seat);
      if (!place || width.current === 0) return;
      const x = Math.max(0, place.x + place.width / 2 - width.current / 2);
      strip.current?.scrollTo({ x, animated: !still });
    },
    [still],
  );
  useEffect(() => scrollTo(inTurn), [scrollTo, inTurn]);

  const latest = useRef(inTurn);
  latest.current = inTurn;
  return {
    strip,
    measure: useCallback(
      ({ nativeEvent }: LayoutChangeEvent) => {
        width.current = nativeEvent.layout.width;
        scrollTo(latest.current);
      },
      [scrollTo],
    ),
    /** Stores where a seat is in the strip. */
    place: useCallback(
      (seat: Seat, place: LayoutRectangle) => {
        places.current.set(seat, place);
        if (seat === latest.current) scrollTo(seat);
      },
      [scrollTo],
    ),
  };
}
