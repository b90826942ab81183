import { StyleSheet, View } from 'react-native';
import { DiceRows } from '../dice/tray/DiceRows';
import { useTheme } from '../ui/theme/use-theme';
import { useRoomy } from './use-roomy';

/** Empty places for this many dice. They have no label. */
export function NoDice({ count }: { readonly count: number }) {
  const { onFeltQuiet } = useTheme();
  const size = useRoomy() ? 54 : 36;
  const boxes = Array.from({ length: count }, () => 'box' as const);
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.places}>
      <DiceRows size={size} accent={onFeltQuiet} rows={[boxes]} />
    </View>
  );
}

const styles = StyleSheet.create({
  places: { minHeight: 48, justifyContent: 'center', opacity: 0.4 },
});
