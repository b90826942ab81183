import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { LessonCard } from '../../lesson/LessonCard';
import { useLesson } from '../../lesson/LessonContext';
import { useAnnounced } from '../../ui/access/use-announced';
import { useReaderAt } from '../../ui/access/use-reader-at';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { type } from '../../ui/theme/type';
import { useControls, useFace } from '../FaceContext';
import { useTable } from '../TableContext';
import { LARGE_TEXT, useComposition } from './composition';
import { HintOverPrompt } from './Story';
import { useLooking } from './use-looking';
import { useWait } from './use-wait';
import { WARNED } from './warned';

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
  const { t } = useLingui();
  const { sideways, large, type: size, text: scale } = useComposition(useFace().tray !== undefined);
  const wait = useWait();
  const prompt = useControls((controls) => controls.prompt);
  const warning = useControls(({ main }) => main?.warning);
  const warned = useTable(({ refusal }) => refusal?.reason === WARNED) && warning !== undefined;
  const over = useTable((table) => table.over && table.settled);
  const hurrying = useTable((table) => table.hurrying);
  const looking = useLooking();
  const owner = useTable(({ seats, viewer }) => seats[viewer]?.name ?? '');
  const asked = hurrying ? t`On to your turn…` : (wait ?? (warned ? warning : prompt));
  const said = over ? t`The game is over.` : asked;
  const text = looking ? t`You are looking at the board of ${owner}.` : said;
  const paused = useTable((table) => table.room?.paused === true);
  const place = useReaderAt(paused ? 0 : pauses);
  useAnnounced(text, { arriving: true });
  // On an upright phone a second line would move the board. At larger text the board scrolls, and needs the room.
  const lines = sideways || large || scale > LARGE_TEXT ? 1 : 2;
  return (
    <View>
      <View
        ref={place}
        aria-live="polite"
        role="status"
        testID="prompt"
        style={[styles.prompt, { minHeight: lines * type.strong.lineHeight * size * scale }]}
      >
        <Text kind="strong" style={styles.line}>
          {text}
        </Text>
      </View>
      <HintOverPrompt />
    </View>
  );
}

const styles = StyleSheet.create({
  prompt: {
    justifyContent: 'center',
    marginTop: space.tiny,
    paddingHorizontal: space.medium,
  },
  line: { textAlign: 'center' },
});
