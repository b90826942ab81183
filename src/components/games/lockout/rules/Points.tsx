import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { worth } from '../../../../engine/lockout/sheet';
import { Paper, Stage } from '../../../rules/Stage';
import { Stepper } from '../../../ui/controls/Stepper';
import { space } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';

/** Eleven numbers and the lock (L9). */
const MOST = 12;
const BARS = Array.from({ length: MOST }, (_, at) => at + 1);
const TALLEST = 120;

/** L9: the points for each number of marks, as a bar chart. */
export function Points() {
  const { t } = useLingui();
  const { colours, sunken, line } = useTheme();
  const [marks, setMarks] = useState(4);
  const points = worth(marks);
  return (
    <Stage
      said={t`${plural(marks, { one: '# mark in a row', other: '# marks in a row' })}: ${plural(points, { one: '# point', other: '# points' })}.`}
    >
      <Paper>
        <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.stairs}>
          {BARS.map((bar) => (
            <View
              key={bar}
              style={[
                styles.bar,
                { height: Math.max(3, (worth(bar) / worth(MOST)) * TALLEST) },
                bar <= marks
                  ? { backgroundColor: colours.green.body, borderColor: colours.green.body }
                  : { backgroundColor: sunken, borderColor: line },
              ]}
            />
          ))}
        </View>
        <Stepper label={t`Marks`} value={marks} min={1} max={MOST} onChange={setMarks} />
      </Paper>
    </Stage>
  );
}

const styles = StyleSheet.create({
  stairs: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    gap: space.tiny,
    paddingHorizontal: space.small,
    paddingTop: space.small,
  },
  bar: { flex: 1, borderWidth: 1, borderTopLeftRadius: 4, borderTopRightRadius: 4 },
});
