import { StyleSheet, View } from 'react-native';
import { Icon } from '../../../../ui/Icon';
import { Text } from '../../../../ui/Text';
import { space } from '../../../../ui/theme/measures';
import { useTheme } from '../../../../ui/theme/use-theme';

/** The number of dice that a seat still has. */
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
