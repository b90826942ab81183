import { StyleSheet, View } from 'react-native';
import { Icon } from '../ui/Icon';
import { space } from '../ui/measures';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/useTheme';

/** A die, and how many of them. */
export function DiceLeft({ dice, large }: { readonly dice: number; readonly large: boolean }) {
  const theme = useTheme();
  return (
    <View style={styles.dice}>
      <Icon name="dice" size={large ? 20 : 14} colour={theme.quiet} />
      <Text kind={large ? 'body' : 'small'} tone="quiet" style={styles.count}>
        {String(dice)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  dice: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  count: { fontVariant: ['tabular-nums'] },
});
