import { StyleSheet, View } from 'react-native';
import { ownColours } from '../ui/access/own-colours';
import { Mark, type Shape } from './Mark';
import { Pips } from './Pips';
import { type PaintName, paints } from './paint';

export interface DieLook {
  readonly paint?: PaintName;
  /** The number of pips. Without it the die shows the shape of its colour. */
  readonly value?: number;
  /** A shape to show instead. */
  readonly shape?: Shape;
  /** The rotation of the lying die, in degrees. */
  readonly turn?: number;
}

/** A die seen from above. */
export function Die({ size, paint = 'ivory', value, shape, turn = 0 }: DieLook & { readonly size: number }) {
  const { body, mark, shape: own } = paints[paint];
  return (
    <View
      {...ownColours}
      style={[
        styles.die,
        { width: size, height: size, borderRadius: size * 0.2, backgroundColor: body },
        { transform: [{ rotate: `${turn}deg` }] },
      ]}
    >
      {value === undefined ? (
        <Mark shape={shape ?? own} size={2 * Math.round(size * 0.26)} colour={mark} />
      ) : (
        <Pips value={value} size={size} colour={mark} shape={own} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  die: {
    alignItems: 'center',
    justifyContent: 'center',
    boxShadow: '0 1px 2px rgba(0, 0, 0, 0.35)',
  },
});
