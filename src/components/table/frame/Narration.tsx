import { useContext } from 'react';
import { StyleSheet, View } from 'react-native';
import { useLesson } from '../../lesson/LessonContext';
import { Spoken } from '../../ui/access/Spoken';
import { useAnnounced } from '../../ui/access/use-announced';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { type } from '../../ui/theme/type';
import { TypeSizeContext } from '../../ui/theme/type-size';
import { useGains, useNarration } from '../FaceContext';
import { usePart } from '../use-part';

/** Shows and announces the last entry. In a replay it reports every entry. */
export function Narration({ inReplay = false }: { readonly inReplay?: boolean }) {
  const narration = useNarration(inReplay);
  const gains = useGains();
  // Two lines: a long sentence does not move the board.
  const size = useContext(TypeSizeContext);
  const inLesson = useLesson() !== null;
  const inHand = usePart() === 'hand' && !inReplay;
  useAnnounced(inLesson || inHand ? '' : narration, { arriving: true });
  // The lesson's sentence needs the room, and tells the eye what matters. In the middle of the table all read it.
  if (inLesson || inHand) return <Spoken text={narration} />;
  return (
    <View
      aria-live="polite"
      role="status"
      testID="story"
      style={[styles.place, { minHeight: 2 * type.quiet.lineHeight * size + space.tiny }]}
    >
      <Text kind="quiet" tone="quiet" style={styles.line}>
        {inReplay || gains === '' ? narration : `${narration} ${gains}`}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    justifyContent: 'center',
    paddingHorizontal: space.medium,
    paddingTop: space.tiny,
  },
  line: { textAlign: 'center' },
});
