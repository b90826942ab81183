import { StyleSheet, View } from 'react-native';
import { Die, type DieLook } from '../dice/Die';
import { space } from '../ui/theme/measures';

const SIZE = 30;

/** The dice that fell. The words beside them name them. */
export function DiceRow({ dice }: { readonly dice: readonly DieLook[] }) {
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.dice}>
      {dice.map((look, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row
        <Die key={at} size={SIZE} {...look} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  dice: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
});
