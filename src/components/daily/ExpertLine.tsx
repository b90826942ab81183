import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { ProgressBar } from '../ui/ProgressBar';
import { Figure, Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { useDailyWords } from './use-daily-words';
import type { ExpertResult } from './use-expert-result';

/** The expert's result on the same dice, or how far it is worked out. */
export function ExpertLine({ result }: { readonly result: ExpertResult }) {
  const { t, i18n } = useLingui();
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
  const spoken = i18n.number(result.share, { style: 'percent' });
  return (
    <View style={styles.working}>
      <Quiet aria-hidden>{label}</Quiet>
      <ProgressBar label={label} done={percent} of={100} spoken={spoken} height={8} />
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.small },
  label: { flexShrink: 1 },
  working: { gap: space.tiny },
});
