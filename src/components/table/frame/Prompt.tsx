import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { LessonCard } from '../../lesson/LessonCard';
import { useLesson } from '../../lesson/LessonContext';
import { useAnnounced } from '../../ui/access/use-announced';
import { useReaderAt } from '../../ui/access/use-reader-at';
import { Icon } from '../../ui/Icon';
import { Text } from '../../ui/Text';
import { radius, space } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { useAdvice, useControls, useReason } from '../FaceContext';
import { useTable } from '../TableContext';
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

/** One sentence: the next action, the player that the table waits for, or the hint that was asked for. */
function Asking({ pauses = 0 }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const wait = useWait();
  const prompt = useControls((controls) => controls.prompt);
  const warning = useControls(({ main }) => main?.warning);
  const warned = useTable(({ refusal }) => refusal?.reason === WARNED) && warning !== undefined;
  const advice = useAdvice();
  const label = warned ? '' : advice;
  const reason = useReason();
  const over = useTable((table) => table.over && table.settled);
  const hurrying = useTable((table) => table.hurrying);
  const looking = useLooking();
  const owner = useTable(({ seats, viewer }) => seats[viewer]?.name ?? '');
  const asked = hurrying ? t`On to your turn…` : (wait ?? (warned ? warning : prompt));
  const said = over ? t`The game is over.` : label === '' ? asked : t`Hint: ${label}`;
  const text = looking ? t`You are looking at the board of ${owner}.` : said;
  const paused = useTable((table) => table.room?.paused === true);
  const place = useReaderAt(paused ? 0 : pauses);
  const why = label !== '' && !over && !looking ? reason : '';
  useAnnounced(why === '' ? text : `${text}. ${why}`, { arriving: true });
  return (
    <View
      ref={place}
      aria-live="polite"
      role="status"
      testID="prompt"
      style={[styles.prompt, label !== '' && { backgroundColor: theme.glowSoft }]}
    >
      {label !== '' && (
        // A long reason must not make the sign smaller.
        <View>
          <Icon name="hint" size={20} colour={theme.text} />
        </View>
      )}
      <View style={styles.words}>
        <Text kind="strong" style={styles.line}>
          {text}
        </Text>
        {why !== '' && (
          <Text kind="quiet" style={styles.line}>
            {why}
          </Text>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  prompt: {
    minHeight: 24,
    alignSelf: 'center',
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.small,
    marginTop: space.tiny,
    paddingHorizontal: space.medium,
    borderRadius: radius.medium,
  },
  words: { flexShrink: 1 },
  line: { textAlign: 'center' },
});
