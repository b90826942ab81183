import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../../../engine/game';
import type { State } from '../../../../../engine/last-die/state';
import { space } from '../../../../ui/theme/measures';
import { useStanding } from '../hooks';
import type { Layout } from '../layout';
import { SeatStanding } from './SeatStanding';

interface Props {
  readonly shown: State;
  readonly layout: Layout;
  readonly onPlace: (seat: Seat, view: View | null) => void;
}

/** The progress of all seats to the goal. */
export function Standings({ shown, layout, onPlace }: Props) {
  const { t } = useLingui();
  const active = useStanding(({ phase, active }) => (phase === 'over' ? -1 : active));
  return (
    <View role="list" aria-label={t`Points and dice left`} style={styles.lines}>
      {linesOf(shown.points.length, layout.columns).map((seats) => (
        <View key={seats[0]} style={styles.line}>
          {seats.map((seat) => (
            <SeatStanding
              key={seat}
              seat={seat}
              points={shown.points[seat] ?? 0}
              goal={shown.setup.goal}
              dice={shown.dice[seat] ?? 0}
              large={layout.large}
              high={layout.large || layout.beside}
              inTurn={seat === active}
              onPlace={onPlace}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

/** Splits the seats into lines of `columns`. */
function linesOf(seats: number, columns: number): readonly (readonly Seat[])[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: Math.ceil(seats / columns) }, (_, line) =>
    all.slice(line * columns, (line + 1) * columns),
  );
}

const styles = StyleSheet.create({
  lines: { gap: space.hair },
  line: { flexDirection: 'row', gap: space.tiny },
});
