import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useLesson } from '../../lesson/LessonContext';
import { Spoken } from '../../ui/access/Spoken';
import { useAnnounced } from '../../ui/access/use-announced';
import { VoicedText } from '../../ui/access/VoicedText';
import { Icon } from '../../ui/Icon';
import { Text } from '../../ui/Text';
import { radius, space } from '../../ui/theme/measures';
import { family, type } from '../../ui/theme/type';
import { useTheme } from '../../ui/theme/use-theme';
import { useAdvice, useFace, useGains, useNarration, useReason } from '../FaceContext';
import { useTable } from '../TableContext';
import { usePart } from '../use-part';
import { useSpokenNarration } from '../use-spoken-narration';
import { useComposition } from './composition';
import { useLooking } from './use-looking';

const LINES = 2;
/** Text that is enlarged by more than this would cover the dice. It takes the room that it needs, and the board scrolls. */
const LARGE_TEXT = 1.3;

/** Between the dice and the board: the hint that was asked for, or what happened last. */
export function Story() {
  const hint = useHint();
  return hint ? <Hint {...hint} /> : <Narration />;
}

/** Shows and announces the last entry. In a replay it reports every entry. */
export function Narration({ inReplay = false }: { readonly inReplay?: boolean }) {
  const narration = useNarration(inReplay);
  const gains = useGains();
  const shown = inReplay || gains === '' ? narration : `${narration} ${gains}`;
  const spoken = useSpokenNarration(shown, inReplay);
  const inLesson = useLesson() !== null;
  const inHand = usePart() === 'hand' && !inReplay;
  useAnnounced(inLesson || inHand ? '' : spoken, { arriving: true });
  // The lesson's sentence needs the room, and tells the eye what matters. In the middle of the table all read it.
  if (inLesson || inHand) return <Spoken text={spoken} />;
  return (
    <Place lines={LINES}>
      <VoicedText kind="quiet" tone="quiet" spoken={spoken} style={styles.line}>
        {shown}
      </VoicedText>
    </Place>
  );
}

interface HintWords {
  readonly label: string;
  /** '' if there is nothing to say. */
  readonly why: string;
}

/** The hint that is shown now. */
function useHint(): HintWords | null {
  const label = useAdvice();
  const why = useReason();
  const inLesson = useLesson() !== null;
  const looking = useLooking();
  const done = useTable((table) => (table.over && table.settled) || table.hurrying);
  return label === '' || inLesson || looking || done ? null : { label, why };
}

function Hint({ label, why }: HintWords) {
  const { t } = useLingui();
  const theme = useTheme();
  const inHand = usePart() === 'hand';
  const advice = t`Hint: ${label}`;
  useAnnounced(why === '' ? advice : `${advice}. ${why}`, { arriving: true });
  return (
    <Place lines={inHand ? 0 : LINES}>
      <View style={[styles.hint, { backgroundColor: theme.glowSoft, borderColor: theme.glow }]}>
        <Icon name="hint" size={20} colour={theme.text} />
        <Text kind="quiet" style={styles.words}>
          <Text kind="quiet" style={styles.advice}>
            {advice}
          </Text>
          {why !== '' && `. ${why}`}
        </Text>
      </View>
    </Place>
  );
}

/**
 * A place as high as some lines of text. What needs more reaches over the edge of the tray, or over the rim of a bowl, so that
 * the board never moves.
 */
function Place({ lines, children }: { readonly lines: number; readonly children: ReactNode }) {
  const theme = useTheme();
  const tray = useFace().tray !== undefined;
  const { sideways, type: size, text } = useComposition(tray);
  const height = lines * type.quiet.lineHeight * size + space.tiny;
  const grows = sideways || text > LARGE_TEXT;
  return (
    <View
      aria-live="polite"
      role="status"
      testID="story"
      style={[grows ? { minHeight: height } : { height: height * text }, tray ? styles.up : styles.down]}
    >
      <View style={[styles.all, !grows && { backgroundColor: theme.page }]}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  up: { justifyContent: 'flex-end' },
  down: { justifyContent: 'flex-start' },
  all: {
    flexShrink: 0,
    minHeight: '100%',
    justifyContent: 'center',
    marginHorizontal: space.small,
    paddingHorizontal: space.tiny,
    paddingTop: space.tiny,
    borderRadius: radius.small,
  },
  line: { textAlign: 'center' },
  hint: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'center',
    gap: space.small,
    paddingHorizontal: space.small,
    paddingVertical: 2,
    borderWidth: 1,
    borderRadius: radius.small,
  },
  words: { flexShrink: 1 },
  advice: { fontFamily: family.bold },
});
