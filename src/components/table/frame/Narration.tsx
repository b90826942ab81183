import { StyleSheet, View } from 'react-native';
import { useLesson } from '../../lesson/LessonContext';
import { Spoken } from '../../ui/access/Spoken';
import { useAnnounced } from '../../ui/access/use-announced';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useFace, useGains, useNarration } from '../FaceContext';
import { usePart } from '../use-part';
import { useComposition } from './composition';
import { SteadyPlace } from './SteadyPlace';
import { useLines } from './use-lines';

/** Shows and announces the last entry. In a replay it reports every entry. */
export function Narration({ inReplay = false }: { readonly inReplay?: boolean }) {
  const narration = useNarration(inReplay);
  const gains = useGains();
  const { lines } = useComposition(useFace().tray !== undefined);
  const height = useLines(lines.story, 'quiet', lines.most);
  const inLesson = useLesson() !== null;
  const inHand = usePart() === 'hand' && !inReplay;
  useAnnounced(inLesson || inHand ? '' : narration, { arriving: true });
  // The lesson's sentence needs the room, and tells the eye what matters. In the middle of the table all read it.
  if (inLesson || inHand) return <Spoken text={narration} />;
  return (
    <SteadyPlace height={height + space.tiny}>
      <View aria-live="polite" role="status" testID="story" style={styles.place}>
        <Text kind="quiet" tone="quiet" maxFontSizeMultiplier={lines.most} style={styles.line}>
          {inReplay || gains === '' ? narration : `${narration} ${gains}`}
        </Text>
      </View>
    </SteadyPlace>
  );
}

const styles = StyleSheet.create({
  place: { paddingHorizontal: space.medium, paddingTop: space.tiny },
  line: { textAlign: 'center' },
});
