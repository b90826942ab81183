import { StyleSheet, View } from 'react-native';
import { useTheme } from '../ui/theme/use-theme';
import { Side } from './Stage';
import { useDieSize } from './use-die-size';

/** Empty places for this many dice. They have no label. */
export function NoDice({ count }: { readonly count: number }) {
  const { onFeltQuiet } = useTheme();
  const size = useDieSize();
  const box = { width: size, height: size, borderRadius: size * 0.2, borderColor: onFeltQuiet };
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.places}>
      <Side dice={count}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <View key={at} style={[styles.box, box]} />
        ))}
      </Side>
    </View>
  );
}

const styles = StyleSheet.create({
  places: { minHeight: 48, justifyContent: 'center', opacity: 0.4 },
  box: { borderWidth: 2 },
});
