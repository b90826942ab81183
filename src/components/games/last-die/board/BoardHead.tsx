import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { usePart } from '../../../table/use-part';
import { IconButton } from '../../../ui/controls/IconButton';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/theme/measures';
import { headHeight, MOST_HEAD } from './layout';
import { Legend } from './standings/Legend';

interface Props {
  /** Counted from 1. */
  readonly round: number;
  readonly goal: number;
  readonly large: boolean;
}

/** The round and the goal, and a button that explains the signs. */
export function BoardHead({ round, goal, large }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  // Nothing is pressed in the middle of the table.
  const inMiddle = usePart() === 'middle';
  return (
    <View style={[styles.head, { minHeight: headHeight(large) }]}>
      <Text kind="quiet" tone="quiet" maxFontSizeMultiplier={MOST_HEAD} style={styles.words}>
        {t`Round ${round}, goal ${goal}`}
      </Text>
      {!inMiddle && (
        <View style={styles.button}>
          <IconButton icon="info" tone="quiet" label={t`What the signs mean`} onPress={() => setOpen(true)} />
        </View>
      )}
      <Legend open={open} onClose={() => setOpen(false)} />
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center' },
  words: { flex: 1, paddingLeft: space.tiny },
  // The button keeps the size of a touch target although the line is lower.
  button: { marginVertical: -8 },
});
