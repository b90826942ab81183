import { StyleSheet, View } from 'react-native';
import { LessonCard } from '../../lesson/LessonCard';
import { useLesson } from '../../lesson/LessonContext';
import { useAnnounced } from '../../ui/access/use-announced';
import { useReaderAt } from '../../ui/access/use-reader-at';
import { VoicedText } from '../../ui/access/VoicedText';
import { space } from '../../ui/theme/measures';
import { type } from '../../ui/theme/type';
import { useTheme } from '../../ui/theme/use-theme';
import { useFace } from '../FaceContext';
import { useTable } from '../TableContext';
import { LARGE_TEXT, steadyIn, useComposition } from './composition';
import { HintOverPrompt } from './Story';
import { useAsked } from './use-asked';

interface Props {
  /** How often the menu has paused the game or let it go on. When it goes on, the reader moves here. */
  readonly pauses?: number;
}

/** What to do next. In a lesson, its own sentence. */
export function Prompt(props: Props) {
  return useLesson() ? <LessonCard /> : <Asking {...props} />;
}

/** One sentence: the next action, or the player that the table waits for. */
function Asking({ pauses = 0 }: Props) {
  const theme = useTheme();
  const composition = useComposition(useFace().tray !== undefined);
  const { sideways, type: size, text: scale } = composition;
  const grows = sideways || scale > LARGE_TEXT;
  const { text, spoken } = useAsked();
  const paused = useTable((table) => table.room?.paused === true);
  const place = useReaderAt(paused ? 0 : pauses);
  useAnnounced(spoken, { arriving: true });
  const { prompt: lines, most } = steadyIn(composition);
  const height = Math.ceil(lines * type.strong.lineHeight * size * most);
  return (
    <View style={[styles.place, grows ? { minHeight: height } : { height }]}>
      <View
        ref={place}
        aria-live="polite"
        role="status"
        testID="prompt"
        style={[styles.prompt, { backgroundColor: theme.page }]}
      >
        <VoicedText kind="strong" spoken={spoken} maxFontSizeMultiplier={most} style={styles.line}>
          {text}
        </VoicedText>
      </View>
      <HintOverPrompt />
    </View>
  );
}

const styles = StyleSheet.create({
  // What needs more lines reaches over the lower edge of the board, which stays where it is.
  place: { marginTop: space.tiny, justifyContent: 'flex-end' },
  prompt: { flexShrink: 0, minHeight: '100%', justifyContent: 'center', paddingHorizontal: space.medium },
  line: { textAlign: 'center' },
});
