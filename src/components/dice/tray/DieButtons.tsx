import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Halo } from '../../board-kit/Halo';
import { Anchor } from '../../lesson/Anchor';
import { toggled } from '../../ui/access/toggled';
import type { Layout } from '../motion/layout';
import type { TrayDie } from './tray-die';

interface Props {
  readonly dice: readonly TrayDie[];
  readonly layout: Layout;
  readonly onPress?: ((key: string) => void) | undefined;
}

const TARGET = 44;

/**
 * Accessible elements over the drawn dice: each has a name and a state and, if dice can be picked, a press
 * handler.
 */
export const DieButtons = memo(function DieButtons({ dice, layout, onPress }: Props) {
  const { size, pitch, places } = layout;
  const side = Math.max(size, Math.min(TARGET, pitch));
  return dice.map(({ key, label, picked, hinted = false }, at) => {
    const { x, y } = places[at] ?? { x: 0, y: 0 };
    const place = { left: x - side / 2, top: y - side / 2, width: side, height: side };
    const look = [styles.place, place, { borderRadius: side * 0.25 }];
    const marks = (
      <>
        {hinted && <Halo icon="hint" radius={side * 0.25} outset={2} />}
        <Anchor name={`tray ${key}`} radius={side * 0.25} outset={2} />
      </>
    );
    if (onPress === undefined)
      return (
        <View key={key} accessible role="img" aria-label={label} style={[look, styles.through]}>
          {marks}
        </View>
      );
    return (
      <Pressable
        key={key}
        role="button"
        aria-label={label}
        {...(picked !== undefined && toggled(picked))}
        onPress={() => onPress(key)}
        style={look}
      >
        {marks}
      </Pressable>
    );
  });
});

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  through: { pointerEvents: 'none' },
});
