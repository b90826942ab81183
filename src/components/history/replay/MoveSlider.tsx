import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import { Quiet } from '../../ui/Text';
import { radius, space, touch } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { useSlide } from './use-slide';

interface Props {
  readonly at: number;
  readonly length: number;
  readonly goTo: (count: number) => void;
}

/** The position in a replay. It can be moved by finger, mouse, keyboard and screen reader. */
export function MoveSlider({ at, length, goTo }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const [width, setWidth] = useState(0);
  const slide = useSlide({ room: width - THUMB, length, goTo });
  const measure = ({ nativeEvent }: LayoutChangeEvent) => setWidth(nativeEvent.layout.width);
  const number = i18n.number(at);
  const all = i18n.number(length);
  const text = t`Move ${number} of ${all}`;
  const left = length === 0 ? 0 : (Math.max(0, width - THUMB) * at) / length;
  return (
    <View style={styles.line}>
      <View
        {...slide}
        accessible
        focusable
        tabIndex={0}
        role="slider"
        aria-label={t`Move`}
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={at}
        aria-valuetext={text}
        accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
        onAccessibilityAction={({ nativeEvent }) =>
          goTo(nativeEvent.actionName === 'increment' ? at + 1 : at - 1)
        }
        onLayout={measure}
        style={styles.slider}
      >
        <View
          style={[styles.through, styles.track, { backgroundColor: theme.sunken, borderColor: theme.edge }]}
        />
        <View
          style={[styles.through, styles.gone, { width: left + THUMB / 2, backgroundColor: theme.chosen }]}
        />
        <View
          style={[
            styles.through,
            styles.thumb,
            { left, backgroundColor: theme.raised, borderColor: theme.chosen },
          ]}
        />
      </View>
      <View aria-hidden importantForAccessibility="no-hide-descendants">
        <Quiet style={[styles.text, styles.widest]}>{t`Move ${all} of ${all}`}</Quiet>
        <Quiet style={[styles.text, styles.over]}>{text}</Quiet>
      </View>
    </View>
  );
}

const THUMB = 24;
const TRACK = 8;

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.medium },
  slider: {
    flexGrow: 1,
    flexBasis: 80,
    height: touch,
    justifyContent: 'center',
    borderRadius: radius.small,
  },
  // Only the slider itself receives touches, so that positions refer to it.
  through: { position: 'absolute', pointerEvents: 'none' },
  track: { left: 0, right: 0, height: TRACK, borderWidth: 1, borderRadius: radius.round },
  gone: { left: 0, height: TRACK, borderRadius: radius.round },
  thumb: { width: THUMB, height: THUMB, borderWidth: 3, borderRadius: radius.round },
  text: { fontVariant: ['tabular-nums'], textAlign: 'right' },
  // Reserves the width of the longest text, so that the slider keeps its length.
  widest: { opacity: 0 },
  over: { position: 'absolute', left: 0, right: 0 },
});
