import { StyleSheet, View } from 'react-native';
import { useTheme } from '../../../ui/theme/use-theme';

interface Props {
  readonly misses: number;
  /** How many boxes are drawn. */
  readonly of: number;
}

/** The boxes for misses of a small sheet, full where one was taken. The sheet's label says the same. */
export function MissDots({ misses, of }: Props) {
  const { danger, edge } = useTheme();
  return (
    <View style={styles.boxes}>
      {Array.from({ length: of }, (_, at) => (
        <View
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={at}
          style={[
            styles.box,
            at < misses ? { backgroundColor: danger, borderColor: danger } : { borderColor: edge },
          ]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  boxes: { flexDirection: 'row', gap: 2 },
  box: { width: 8, height: 8, borderWidth: 1, borderRadius: 2 },
});
