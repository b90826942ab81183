import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useAnnounced } from '../ui/access/use-announced';
import { useScrollStop } from '../ui/access/use-scroll-stop';
import { Icon } from '../ui/Icon';
import { Text } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { textScale } from '../ui/theme/text-scale';
import { type } from '../ui/theme/type';
import { useTheme } from '../ui/theme/use-theme';
import { useLesson, useLessonView } from './LessonContext';
import { useSentence } from './use-sentence';

/** The part of the window that the card may take, with usual and with large text. A longer text scrolls. */
const SHARE = 0.4;
const LARGE_TEXT_SHARE = 0.32;
/** So many lines have room on an upright phone without moving the board. */
const USUAL_LINES = 4;
/** Text that is enlarged by more than this leaves the board of an upright phone too little room. */
const LARGE_TEXT = 1.4;
/** It grows by this at most, so that most sentences are seen whole. */
const MOST = 1.6;
const LARGE_WINDOW = 600;

/** The sentence of a lesson's step, beside the buttons. */
export function LessonCard() {
  const { t } = useLingui();
  const theme = useTheme();
  const open = useLesson();
  const { width, height, fontScale } = useWindowDimensions();
  const tight = width < height && width < LARGE_WINDOW && fontScale * textScale > LARGE_TEXT;
  const most = height * (tight ? LARGE_TEXT_SHARE : SHARE);
  const usual =
    width < height ? USUAL_LINES * type.body.lineHeight * Math.min(fontScale * textScale, MOST) : 0;
  const at = useLessonView((view) => view.at);
  const count = open?.lesson.steps.length ?? 0;
  const aside = useLessonView((view) => view.aside !== null);
  const text = useSentence();
  useAnnounced(text, { arriving: true });
  const scroll = useRef<ScrollView>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text begins at its top
  useEffect(() => scroll.current?.scrollTo({ y: 0, animated: false }), [text]);
  useScrollStop(scroll, t`Lesson`);
  const number = Math.min(at + 1, count);
  return (
    <View
      style={[
        styles.card,
        { backgroundColor: theme.raised, borderColor: aside ? theme.accentText : theme.text },
      ]}
    >
      <View
        role="img"
        accessible
        aria-label={t`Step ${number} of ${count}`}
        style={[styles.track, { backgroundColor: theme.sunken }]}
      >
        <View style={[styles.way, { width: `${(100 * at) / count}%`, backgroundColor: theme.accent }]} />
      </View>
      <ScrollView
        ref={scroll}
        style={{ minHeight: Math.min(usual, most), maxHeight: most }}
        contentContainerStyle={styles.line}
      >
        {aside && <Icon name="info" size={20} colour={theme.accentText} />}
        <View role="status" aria-live="polite" style={styles.words}>
          <Text kind="body" maxFontSizeMultiplier={MOST}>
            {text}
          </Text>
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    alignSelf: 'stretch',
    marginHorizontal: space.small,
    borderWidth: 2,
    borderRadius: radius.medium,
    overflow: 'hidden',
  },
  track: { height: 5 },
  way: { height: '100%' },
  line: {
    flexGrow: 1,
    flexDirection: 'row',
    gap: space.small,
    paddingHorizontal: space.medium,
    paddingVertical: space.small,
  },
  words: { flex: 1, minHeight: 48, justifyContent: 'center' },
});
