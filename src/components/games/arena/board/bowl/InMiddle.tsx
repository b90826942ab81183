import { Trans } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { Text } from '../../../../ui/Text';
import { space } from '../../../../ui/theme/measures';

/** In place of a flight that the phone in the middle of the table shows. */
export function InMiddle() {
  return (
    <View style={styles.words}>
      <Text kind="strong" tone="onBand" style={styles.line}>
        <Trans>The dice fall on the table in the middle.</Trans>
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  words: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    padding: space.huge,
    pointerEvents: 'none',
  },
  line: { textAlign: 'center' },
});
