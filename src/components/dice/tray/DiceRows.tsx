import { StyleSheet, View } from 'react-native';
import { Die, type DieLook } from '../Die';

interface Props {
  /** The size of one die. */
  readonly size: number;
  /** The colour of an empty box. */
  readonly accent?: string;
  readonly rows: readonly (readonly (DieLook | 'box')[])[];
}

/** Dice and empty boxes in rows. */
export function DiceRows({ size, accent, rows }: Props) {
  const gap = Math.round(size * 0.2);
  const box = { width: size, height: size, borderRadius: size * 0.2, borderColor: accent };
  return (
    <View style={[styles.rows, { gap }]}>
      {rows.map((row, y) => (
        <View key={String(y)} style={[styles.row, { gap }]}>
          {row.map((look, x) =>
            look === 'box' ? (
              <View key={String(x)} style={[styles.box, box]} />
            ) : (
              <Die key={String(x)} size={size} {...look} />
            ),
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { alignItems: 'center' },
  row: { flexDirection: 'row' },
  box: { borderWidth: 2 },
});
