import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { ExpectedMark } from './ExpectedMark';
import { figures } from './figures';

/** The heads of the columns. Screen readers skip them, because each bar has a full label. */
export function BarsHead() {
  const { t } = useLingui();
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.head}>
      <Quiet style={figures.fell}>{t`fell`}</Quiet>
      <View style={[figures.expected, styles.expected]}>
        <ExpectedMark style={styles.mark} />
        <Quiet>{t`expected`}</Quiet>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', justifyContent: 'flex-end', gap: space.small },
  expected: { flexDirection: 'row', justifyContent: 'flex-end', alignItems: 'center', gap: space.tiny },
  mark: { height: 18 },
});
