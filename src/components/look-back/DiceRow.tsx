import { StyleSheet, View } from 'react-native';
import { Die } from '../dice/Die';
import { colourFaces } from '../dice/paint';
import type { TrayDie } from '../dice/tray/tray-die';
import { space } from '../ui/theme/measures';

const SIZE = 30;

/** The dice that lay in the tray. The words beside them name them. */
export function DiceRow({ dice }: { readonly dice: readonly TrayDie[] }) {
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.dice}>
      {dice.map(({ key, face, paint, value }) => (
        <Die
          key={key}
          size={SIZE}
          {...(face === 'colours' ? { paint: colourFaces[value - 1] ?? paint } : { paint, value })}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  dice: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
});
