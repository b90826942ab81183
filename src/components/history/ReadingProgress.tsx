import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { ProgressBar } from '../ui/ProgressBar';
import { Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';

interface Props {
  readonly looked: number;
  readonly of: number;
}

/** The progress of reading the games on this phone. */
export function ReadingProgress({ looked, of }: Props) {
  const { t, i18n } = useLingui();
  const done = i18n.number(looked);
  const all = i18n.number(of);
  const label = t`Looking through the games: ${done} of ${all}`;
  return (
    <View style={styles.looking}>
      <Quiet aria-hidden>{label}</Quiet>
      <ProgressBar label={label} done={looked} of={of} />
    </View>
  );
}

const styles = StyleSheet.create({ looking: { gap: space.tiny } });
