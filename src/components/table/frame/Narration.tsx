import { StyleSheet, View } from 'react-native';
import { useAnnounced } from '../../ui/access/use-announced';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { type } from '../../ui/theme/type';
import { useNarration } from '../FaceContext';

/** What has just happened, to be read and to be heard. `again`: in a replay, where each entry is told. */
export function Narration({ again = false }: { readonly again?: boolean }) {
  const told = useNarration(again);
  useAnnounced(told, { arriving: true });
  return (
    <View aria-live="polite" role="status" style={styles.place}>
      <Text kind="quiet" tone="quiet" style={styles.line}>
        {told}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  // Two lines, so that a long sentence doesn't push the board.
  place: { minHeight: 2 * type.quiet.lineHeight, justifyContent: 'center', paddingHorizontal: space.medium },
  line: { textAlign: 'center' },
});
