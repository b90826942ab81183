import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { LessonCard } from '../../lesson/LessonCard';
import { useLesson } from '../../lesson/LessonContext';
import { useAnnounced } from '../../ui/access/use-announced';
import { useReaderAt } from '../../ui/access/use-reader-at';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useControls, useFace } from '../FaceContext';
import { useTable } from '../TableContext';
import { useComposition } from './composition';
import { HintPanel } from './HintPanel';
import { SteadyPlace } from './SteadyPlace';
import { useHintPlace } from './use-hint-place';
import { useLines } from './use-lines';
import { useLooking } from './use-looking';
import { useWait } from './use-wait';
import { useWarning } from './use-warning';

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
  const wait = useWait();
  const prompt = useControls((controls) => controls.prompt);
  const warning = useWarning();
  const over = useTable((table) => table.over && table.settled);
  const hurrying = useTable((table) => table.hurrying);
  const looking = useLooking();
  const owner = useTable(({ seats, viewer }) => seats[viewer]?.name ?? '');
  const asked = hurrying ? t`On to your turn…` : (wait ?? (warning === '' ? prompt : warning));
  const said = over ? t`The game is over.` : asked;
  const text = looking ? t`You are looking at the board of ${owner}.` : said;
  const paused = useTable((table) => table.room?.paused === true);
  const place = useReaderAt(paused ? 0 : pauses);
  useAnnounced(text, { arriving: true });
  const { lines } = useComposition(useFace().tray !== undefined);
  const height = useLines(lines.prompt, 'strong', lines.most);
  return (
    <View>
      <SteadyPlace height={height + space.tiny}>
        <View ref={place} aria-live="polite" role="status" testID="prompt" style={styles.prompt}>
          <Text kind="strong" maxFontSizeMultiplier={lines.most} style={styles.line}>
            {text}
          </Text>
        </View>
      </SteadyPlace>
      {useHintPlace() === 'prompt' && <HintPanel from="bottom" />}
    </View>
  );
}

const styles = StyleSheet.create({
  prompt: { alignSelf: 'center', maxWidth: '100%', paddingTop: space.tiny, paddingHorizontal: space.medium },
  line: { textAlign: 'center' },
});
