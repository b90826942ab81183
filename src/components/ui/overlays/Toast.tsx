import { useEffect } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Spoken } from '../access/Spoken';
import { Text } from '../Text';
import { radius, space } from '../theme/measures';
import { useTheme } from '../theme/use-theme';
import { WindowType } from '../theme/WindowType';

interface Props {
  /** The message; undefined if there is none. */
  readonly text: string | undefined;
  /** A new number announces the same text once more. */
  readonly occasion?: number;
  /** Called when the message has been visible long enough. */
  readonly onDone: () => void;
  /** The space to leave free below it, in points. */
  readonly above?: number;
  /** The edge of its parent at which it appears. Without it: the bottom of the window. */
  readonly at?: 'top' | 'bottom';
}

/** In a window lower than this text grows by at most so much: the message has to be seen whole. */
const LOW = 500;
const MOST_LOW = 1.4;

/**
 * A message that appears, is announced, and disappears. It must never be the only place for important
 * information.
 */
export function Toast({ text, occasion: again = 0, onDone, above = 0, at }: Props) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const low = useWindowDimensions().height < LOW;
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(onDone, readingTime(text));
    return () => clearTimeout(timer);
  }, [text, onDone]);
  return (
    <View style={[styles.place, at ? styles[at] : { bottom: insets.bottom + space.large + above }]}>
      <Spoken text={text ?? ''} occasion={again} />
      {text !== undefined && (
        <View
          aria-hidden
          importantForAccessibility="no-hide-descendants"
          style={[styles.toast, { backgroundColor: theme.text, boxShadow: theme.shadowHigh }]}
        >
          <WindowType>
            <Text tone="page" {...(low && { maxFontSizeMultiplier: MOST_LOW })}>
              {text}
            </Text>
          </WindowType>
        </View>
      )}
    </View>
  );
}

/** In ms, enough for slow readers. */
function readingTime(text: string): number {
  return 2500 + 60 * text.length;
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: space.large,
    right: space.large,
    alignItems: 'center',
    pointerEvents: 'none',
  },
  top: { top: space.tiny, left: space.small, right: space.small },
  bottom: { bottom: space.tiny, left: space.small, right: space.small },
  toast: {
    maxWidth: 480,
    paddingHorizontal: space.large,
    paddingVertical: space.medium,
    borderRadius: radius.medium,
  },
});
