import { useLingui } from '@lingui/react/macro';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { rowsFor } from '../../../../engine/last-die/fit';
import { boxesOf } from '../../../../engine/last-die/tableau';
import { AROUND_STAGE, evenLines } from '../../../rules/even-lines';
import { useDieSize } from '../../../rules/use-die-size';
import { Press, wash } from '../../../ui/controls/Press';
import { radius, space } from '../../../ui/theme/measures';
import { useTextScale } from '../../../ui/theme/use-text-scale';
import { useTheme } from '../../../ui/theme/use-theme';
import { Box } from '../board/Box';
import { PointsChip } from '../board/standings/PointsChip';
import { asksOf } from '../words/asks';
import { rowWords } from '../words/words';
import type { LastDieTrial } from './trial';

interface Props {
  readonly trial: LastDieTrial;
  readonly onRow: (row: number) => void;
}

/** From this text on the points are larger, too. */
const ENLARGED = 1.3;

const POINTS = 52;
/** The width of an upright phone that is not the boxes'. */
const AROUND_BOXES = AROUND_STAGE + POINTS + space.medium + 2 * space.small;

/** The rows of a tableau. Each row is one button. */
export function SmallTableau({ trial: { state, tableau, picked }, onRow }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const { width } = useWindowDimensions();
  const size = useDieSize();
  const enlarged = useTextScale() > ENLARGED;
  const value = picked === null ? undefined : state.hand[picked];
  const hand = value === undefined ? state.hand : [value];
  const taking = new Set(state.phase === 'place' ? hand.flatMap((die) => rowsFor(state, die)) : []);
  return (
    <View role="group" aria-label={t`Tableau`} style={styles.tableau}>
      {tableau.map((row, at) => {
        const lying = state.rows[at] ?? [];
        const possible = taking.has(at);
        return (
          <Press
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the tableau
            key={at}
            role="button"
            aria-label={rowWords(row, at, lying, possible, 0, (line) => i18n._(line))}
            aria-disabled={!possible}
            onPress={() => onRow(at)}
            style={(press) => [styles.row, { backgroundColor: wash(press, theme) }]}
          >
            <PointsChip points={row.points} width={POINTS} large={enlarged} />
            <View
              style={[
                styles.boxes,
                { maxWidth: evenLines({ count: boxesOf(row), size, gap: space.tiny }, width - AROUND_BOXES) },
              ]}
            >
              {asksOf(row, lying).map((ask, box) => (
                <Box
                  // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the row
                  key={box}
                  ask={ask}
                  size={size}
                  value={lying[box] ?? null}
                  possible={possible && box === lying.length}
                />
              ))}
            </View>
          </Press>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  tableau: { alignSelf: 'center' },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.medium,
    paddingHorizontal: space.small,
    paddingVertical: space.tiny,
    borderRadius: radius.small,
  },
  boxes: { flexShrink: 1, flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny },
});
