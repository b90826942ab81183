import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { Die } from '../../../dice/Die';
import { IconButton } from '../../../ui/controls/IconButton';
import { Press } from '../../../ui/controls/Press';
import { Text } from '../../../ui/Text';
import { radius, space } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';

/** The question is shown beside at most this many dice: a narrow phone has no room for more. */
const ROOM_TO_ASK = 3;

interface Props {
  /** The index of the row, from 0. */
  readonly at: number;
  readonly values: readonly number[];
  readonly size: number;
  /** Null cancels. */
  readonly onChoose: (value: number | null) => void;
}

/** Asks which of several fitting dice to place. It replaces the row. */
export function ValueChoice({ at, values, size, onChoose }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const first = useRef<View>(null);
  const row = at + 1;
  useEffect(() => {
    // The focused row is gone from the page. Phones move the focus of their screen reader on their own.
    if (Platform.OS === 'web') first.current?.focus();
  }, []);
  return (
    <View
      role="group"
      aria-label={t`Which die for row ${row}?`}
      style={[styles.row, { borderColor: theme.glowOnFelt, backgroundColor: `${theme.glowOnFelt}22` }]}
    >
      {values.map((value, index) => (
        <Press
          key={value}
          role="button"
          aria-label={t`Place the ${value}`}
          {...(index === 0 && { ref: first })}
          onPress={() => onChoose(value)}
          style={styles.die}
        >
          <Die size={Math.min(size, 40)} value={value} />
        </Press>
      ))}
      {values.length <= ROOM_TO_ASK && (
        <Text kind="small" tone="onFelt" style={styles.question}>
          {t`Which one?`}
        </Text>
      )}
      <View style={styles.none}>
        <IconButton icon="close" label={t`None of these`} tone="onFelt" onPress={() => onChoose(null)} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.hair,
    borderWidth: 2,
    marginVertical: -2,
    borderRadius: radius.small,
  },
  die: { alignItems: 'center', justifyContent: 'center' },
  question: { flexShrink: 1, paddingLeft: space.small },
  none: { flex: 1, alignItems: 'flex-end' },
});
