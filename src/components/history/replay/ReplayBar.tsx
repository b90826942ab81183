import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { IconButton } from '../../ui/controls/IconButton';
import { Press } from '../../ui/controls/Press';
import { Icon } from '../../ui/Icon';
import { radius, space } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { MoveSlider } from './MoveSlider';
import type { Playback } from './use-playback';

interface Props extends Playback {
  /** After the last button. */
  readonly children?: ReactNode;
}

/** The controls of a replay: position, one move back or forward, play and pause. */
export function ReplayBar({ at, length, playing, goTo, toggle, children }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const begun = at > 0;
  const more = at < length;
  return (
    <View role="group" aria-label={t`Move by move`} style={styles.bar}>
      <MoveSlider at={at} length={length} goTo={goTo} />
      <View style={styles.buttons}>
        <IconButton icon="first" label={t`To the start`} disabled={!begun} onPress={() => goTo(0)} />
        <IconButton icon="back" label={t`A move back`} disabled={!begun} onPress={() => goTo(at - 1)} />
        <Press
          role="button"
          aria-label={playing ? t`Pause` : t({ message: 'Play', context: 'a replay' })}
          onPress={toggle}
          style={({ pressed, hovered }) => [
            styles.play,
            { backgroundColor: theme.accent, opacity: pressed ? 0.84 : hovered ? 0.93 : 1 },
          ]}
        >
          <Icon name={playing ? 'pause' : 'play'} colour={theme.onAccent} size={28} />
        </Press>
        <IconButton icon="forward" label={t`A move on`} disabled={!more} onPress={() => goTo(at + 1)} />
        <IconButton icon="last" label={t`To the end`} disabled={!more} onPress={() => goTo(length)} />
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { gap: space.tiny, paddingHorizontal: space.medium, paddingBottom: space.small },
  buttons: { flexDirection: 'row', justifyContent: 'center', alignItems: 'center', gap: space.tiny },
  play: {
    width: 56,
    height: 56,
    marginHorizontal: space.tiny,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
  },
});
