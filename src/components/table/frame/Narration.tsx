import { StyleSheet, View } from 'react-native';
import { useAnnounced } from '../../ui/access/use-announced';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { type } from '../../ui/theme/type';
import { useNarration } from '../FaceContext';

/** Shows and announces the last entry. In a replay it reports every entry. */
export function Narration({ inReplay = false }: { readonly inReplay?: boolean }) {
  const narration = useNarration(inReplay);
  useAnnounced(narration, { arriving: true });
  return (
    <View aria-live="polite" role="status" testID="story" style={styles.place}>
      <Text kind="quiet" tone="quiet" style={styles.line}>
        {narration}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  // Two lines: a long sentence does not move the board.
  place: { minHeight: 2 * type.quiet.lineHeight, justifyContent: 'center', paddingHorizontal: space.medium },
  line: { textAlign: 'center' },
});
