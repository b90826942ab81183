import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useLesson } from '../../lesson/LessonContext';
import { Spoken } from '../../ui/access/Spoken';
import { useAnnounced } from '../../ui/access/use-announced';
import { VoicedText } from '../../ui/access/VoicedText';
import { Text } from '../../ui/Text';
import { radius, space } from '../../ui/theme/measures';
import { family, type } from '../../ui/theme/type';
import { useTheme } from '../../ui/theme/use-theme';
import { useAdvice, useFace, useNarration, useReason } from '../FaceContext';
import { useTable } from '../TableContext';
import { usePart } from '../use-part';
import { useSpokenNarration } from '../use-spoken-narration';
import { steadyIn, useComposition } from './composition';
import { useLooking } from './use-looking';

/** Between the dice and the board: the hint that was asked for, or what happened last. */
export function Story() {
  const hint = useHint();
  const covers = useHintCovers();
  const { sideways } = useComposition(useFace().tray !== undefined);
  if (!hint || (covers === 'prompt' && !sideways)) return <Narration />;
  // Beside the board a hint over the prompt reaches into the story's place, which makes room for it.
  return covers === 'story' ? <Hint {...hint} /> : <Place>{null}</Place>;
}

/** The hint where it may not cover the dice: over the prompt, and over what is above that. */
export function HintOverPrompt() {
  const hint = useHint();
  const covers = useHintCovers();
  return (
    <View aria-live="polite" role="status" style={styles.overPrompt}>
      {hint && covers === 'prompt' && <HintWords {...hint} />}
    </View>
  );
}

/** What a hint lies over. Beside the board of a phone the place of the story is too low for a hint. */
function useHintCovers(): 'story' | 'prompt' {
  const { tray, hintCovers = 'story' } = useFace();
  const { sideways, large } = useComposition(tray !== undefined);
  if (!sideways) return hintCovers;
  return large || tray === undefined ? 'story' : 'prompt';
}

/** Shows and announces the last entry. In a replay it reports every entry. */
export function Narration({ inReplay = false }: { readonly inReplay?: boolean }) {
  const most = useMost();
  const shown = useNarration(inReplay);
  const spoken = useSpokenNarration(shown, inReplay);
  const inLesson = useLesson() !== null;
  const inHand = usePart() === 'hand' && !inReplay;
  useAnnounced(inLesson || inHand ? '' : spoken, { arriving: true });
  // The lesson's sentence needs the room, and tells the eye what matters. In the middle of the table all read it.
  if (inLesson || inHand) return <Spoken text={spoken} />;
  return (
    <Place>
      <VoicedText kind="quiet" tone="quiet" spoken={spoken} maxFontSizeMultiplier={most} style={styles.line}>
        {shown}
      </VoicedText>
    </Place>
  );
}

interface Hinted {
  readonly label: string;
  /** '' if there is nothing to say. */
  readonly why: string;
}

/** The hint that is shown now. */
function useHint(): Hinted | null {
  const label = useAdvice();
  const why = useReason();
  const inLesson = useLesson() !== null;
  const looking = useLooking();
  const done = useTable((table) => (table.over && table.settled) || table.hurrying);
  return label === '' || inLesson || looking || done ? null : { label, why };
}

function Hint(hint: Hinted) {
  const inHand = usePart() === 'hand';
  return (
    <Place none={inHand}>
      <HintWords {...hint} />
    </Place>
  );
}

function HintWords({ label, why }: Hinted) {
  const { t } = useLingui();
  const theme = useTheme();
  const most = useMost();
  const advice = t`Hint: ${label}`;
  useAnnounced(why === '' ? advice : `${advice}. ${why}`, { arriving: true });
  return (
    <View style={[styles.hint, { backgroundColor: theme.glowSoft, borderColor: theme.glow }]}>
      <Text kind="quiet" maxFontSizeMultiplier={most} style={styles.line}>
        <Text kind="quiet" maxFontSizeMultiplier={most} style={styles.advice}>
          {advice}
        </Text>
        {why !== '' && `. ${why}`}
      </Text>
    </View>
  );
}

/**
 * A place as high as some lines of text. What needs more reaches over the edge of the tray, or over the rim of a bowl, so that
 * the board never moves.
 */
function Place({ none = false, children }: { readonly none?: boolean; readonly children: ReactNode }) {
  const theme = useTheme();
  const tray = useFace().tray !== undefined;
  const composition = useComposition(tray);
  const { sideways, large, type: size } = composition;
  const { story, most } = steadyIn(composition);
  const lines = none ? 0 : story;
  const height = Math.ceil(lines * type.quiet.lineHeight * size * most) + space.tiny;
  // Beside the board of a phone it has what the tray and the actions leave, and reaches over the tray, too.
  const free = { minHeight: height };
  const place = !sideways ? { height } : large ? free : styles.fill;
  return (
    <View aria-live="polite" role="status" testID="story" style={[place, tray ? styles.up : styles.down]}>
      <View style={[styles.all, place !== free && { backgroundColor: theme.page }]}>{children}</View>
    </View>
  );
}

/** How far the text may grow. */
const useMost = (): number => steadyIn(useComposition(useFace().tray !== undefined)).most;

const styles = StyleSheet.create({
  fill: { flex: 1 },
  up: { justifyContent: 'flex-end' },
  down: { justifyContent: 'flex-start' },
  all: {
    flexShrink: 0,
    minHeight: '100%',
    justifyContent: 'center',
    marginHorizontal: space.small,
    borderRadius: radius.small,
  },
  line: { textAlign: 'center' },
  hint: {
    alignSelf: 'center',
    paddingHorizontal: space.small,
    borderWidth: 1,
    borderRadius: radius.small,
  },
  advice: { fontFamily: family.bold },
  overPrompt: {
    position: 'absolute',
    left: space.small,
    right: space.small,
    bottom: 0,
    zIndex: 2,
    pointerEvents: 'none',
  },
});
