import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn, FadeOut } from 'react-native-reanimated';
import { type Die as ArenaDie, X } from '../../../../../engine/arena/state';
import { Die } from '../../../../dice/Die';
import { FADE } from '../../../../dice/tray/use-throws';

import { useReducedMotion, useTheme } from '../../../../ui/theme/use-theme';
import { type Camera, toScreen } from './camera';

interface Props {
  readonly camera: Camera;
  readonly arena: readonly ArenaDie[];
  /** The indexes of the dice that have a ring. */
  readonly ringed: readonly number[];
}

/** The dice of the arena as plain views, until Skia has loaded, or if it can't load. New dice fade in. */
export function FlatDice({ camera, arena, ringed }: Props) {
  const { glowOnFelt } = useTheme();
  const still = useReducedMotion();
  const { size, turned } = camera;
  return arena.map(({ face, x, y, turn }, at) => {
    const place = toScreen(camera, { x, y });
    const angle = -(turn + (turned ? 90 : 0));
    return (
      <Animated.View
        key={`${face} ${x} ${y} ${turn}`}
        {...(!still && { entering: FadeIn.duration(FADE), exiting: FadeOut.duration(FADE) })}
        style={[styles.place, { left: place.x - size / 2, top: place.y - size / 2 }]}
      >
        {ringed.includes(at) && (
          <View style={[styles.ring, { borderColor: glowOnFelt, borderRadius: size * 0.4 }]} />
        )}
        <Die size={size} turn={angle} {...(face === X ? { shape: 'cross' } : { value: face })} />
      </Animated.View>
    );
  });
}

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  ring: { position: 'absolute', left: -4, right: -4, top: -4, bottom: -4, borderWidth: 2 },
});
