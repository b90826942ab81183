import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { Figure, Quiet } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { useDailyWords } from './use-daily-words';
import type { ExpertResult } from './use-expert-result';

/** The expert's result on the same dice, or how far it is worked out. */
export function ExpertLine({ result }: { readonly result: ExpertResult }) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const { scoresText } = useDailyWords();
  if (result.kind === 'unknown') return null;
  if (result.kind === 'done')
    return (
      <View style={styles.line}>
        <Quiet style={styles.label}>{t`The expert in your seat`}</Quiet>
        <Figure tone="quiet">{scoresText(result.scores)}</Figure>
      </View>
    );
  const percent = Math.round(100 * result.share);
  const label = t`The expert plays the same dice…`;
  return (
    <View
      accessible
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={i18n.number(result.share, { style: 'percent' })}
      style={styles.working}
    >
      <Quiet>{label}</Quiet>
      <View style={[styles.track, { backgroundColor: theme.sunken, borderColor: theme.line }]}>
        <View style={[styles.done, { width: `${percent}%`, backgroundColor: theme.chosen }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.small },
  label: { flexShrink: 1 },
  working: { gap: space.tiny },
  track: { height: 8, overflow: 'hidden', borderWidth: 1, borderRadius: radius.round },
  done: { height: '100%' },
});
