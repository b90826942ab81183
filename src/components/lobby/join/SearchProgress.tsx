import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { realClock } from '../../../net/clock';
import { radius } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';

const TICK_MS = 500;

/** A bar that fills up while the table is looked for, `ms` milliseconds at most. The step below it says so in words. */
export function SearchProgress({ ms }: { readonly ms: number }) {
  const { t } = useLingui();
  const { accent, sunken } = useTheme();
  const [passed, setPassed] = useState(0);
  useEffect(() => realClock.after(TICK_MS, () => setPassed(passed + TICK_MS)), [passed]);
  const percent = Math.round(Math.min(1, passed / ms) * 100);
  return (
    <View
      accessible
      role="progressbar"
      aria-label={t`Looking for the table…`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={[styles.bar, { backgroundColor: sunken }]}
    >
      <View style={[styles.bar, { width: `${percent}%`, backgroundColor: accent }]} />
    </View>
  );
}

const styles = StyleSheet.create({ bar: { height: 6, borderRadius: radius.small, overflow: 'hidden' } });
