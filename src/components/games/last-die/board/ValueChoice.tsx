import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { Die } from '../../../dice/Die';
import { IconButton } from '../../../ui/controls/IconButton';
import { Press } from '../../../ui/controls/Press';
import { Text } from '../../../ui/Text';
import { radius, space } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import { EDGE, type Layout } from './layout';

/** The upper half of the rows. */
const UPPER = 3;
const ROWS = 6;

interface Props {
  /** The index of the row, from 0. */
  readonly at: number;
  readonly values: readonly number[];
  readonly layout: Layout;
  /** Null cancels. */
  readonly onChoose: (value: number | null) => void;
}

/** Asks which of several fitting dice to place. It lies over the neighbours of the row, never over the row. */
export function ValueChoice({ at, values, layout, onChoose }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const first = useRef<View>(null);
  const row = at + 1;
  useEffect(() => {
    // The keyboard goes on where the question is. Phones move the focus of their screen reader on their own.
    if (Platform.OS === 'web') first.current?.focus();
  }, []);
  const away = (rows: number) => EDGE / 2 + rows * layout.row + 2;
  const place = at < UPPER ? { top: away(row) } : { bottom: away(ROWS - at) };
  return (
    <View
      role="group"
      aria-label={t`Which die for row ${row}?`}
      testID="choice"
      style={[styles.choice, place, { backgroundColor: theme.raised, boxShadow: theme.shadowHigh }]}
    >
      <Text kind="strong" maxFontSizeMultiplier={1.5} style={styles.question}>
        {t`Which one?`}
      </Text>
      <View style={styles.dice}>
        {values.map((value, index) => (
          <Press
            key={value}
            role="button"
            aria-label={t`Place the ${value}`}
            {...(index === 0 && { ref: first })}
            onPress={() => onChoose(value)}
            style={styles.die}
          >
            <Die size={layout.large ? 52 : 38} value={value} />
          </Press>
        ))}
        <IconButton icon="close" label={t`None of these`} onPress={() => onChoose(null)} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  choice: {
    position: 'absolute',
    left: 4,
    right: 4,
    zIndex: 2,
    alignItems: 'center',
    paddingVertical: space.tiny,
    borderRadius: radius.medium,
  },
  question: { textAlign: 'center' },
  dice: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.hair },
  die: { alignItems: 'center', justifyContent: 'center' },
});
