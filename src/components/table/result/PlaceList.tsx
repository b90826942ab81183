import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/game';
import type { Happening } from '../../games/face';
import { space } from '../../ui/theme/measures';
import { useFace, useSay } from '../FaceContext';
import { useTable } from '../TableContext';
import { barsOf } from './bars';
import { PlaceRow } from './PlaceRow';

interface Props {
  /** Seats, the best first. */
  readonly order: readonly Seat[];
  readonly places: readonly number[];
  readonly happenings: readonly Happening<unknown, unknown>[];
  /** Shows where the points come from in words too. */
  readonly ledger: boolean;
}

/** The seats of a finished game, with the sources of their points on one scale. */
export function PlaceList({ order, places, happenings, ledger }: Props) {
  const face = useFace();
  const say = useSay();
  const state = useTable((table) => table.state);
  const bars = useMemo(
    () => barsOf(order.map((seat) => face.sources(state, seat, say, happenings))),
    [face, state, say, happenings, order],
  );
  return (
    <View role="list" style={styles.places}>
      {order.map((seat, at) => (
        <PlaceRow key={seat} seat={seat} place={places[seat] ?? 0} parts={bars[at] ?? []} ledger={ledger} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ places: { gap: space.small } });
