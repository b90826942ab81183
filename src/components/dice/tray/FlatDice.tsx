import { useEffect, useState } from 'react';
import { Animated, Platform, StyleSheet, View } from 'react-native';
import { Die } from '../Die';
import type { Layout } from '../motion/layout';
import { colourFaces } from '../paint';
import type { Throw, TrayDie } from './tray-die';
import { FADE } from './use-throws';

interface Props {
  readonly dice: readonly TrayDie[];
  readonly layout: Layout;
  readonly flying: Throw | null;
  readonly ring: string;
}

/** The dice of a tray as plain views, until Skia has loaded, or if it can't load. Thrown dice fade in. */
export function FlatDice({ dice, layout, flying, ring }: Props) {
  const [fade] = useState(() => new Animated.Value(1));
  const id = flying?.id;
  useEffect(() => {
    if (id === undefined) return;
    fade.setValue(0);
    const coming = Animated.timing(fade, {
      toValue: 1,
      duration: FADE,
      useNativeDriver: Platform.OS !== 'web',
    });
    coming.start();
    return () => {
      coming.stop();
      fade.setValue(1);
    };
  }, [id, fade]);

  return dice.map((die, at) => {
    const { x, y } = layout.places[at] ?? { x: 0, y: 0 };
    const size = layout.size;
    const opacity = flying?.keys.includes(die.key) ? fade : die.dim ? 0.45 : 1;
    const place = { left: x - size / 2, top: y - size / 2, opacity };
    return (
      <Animated.View key={die.key} style={[styles.place, place]}>
        {die.picked && <View style={[styles.ring, { borderColor: ring, borderRadius: size * 0.3 }]} />}
        <Die size={size} {...look(die)} turn={((at * 5) % 7) - 3} />
      </Animated.View>
    );
  });
}

function look({ face, paint, value }: TrayDie) {
  return face === 'colours' ? { paint: colourFaces[value - 1] ?? paint } : { paint, value };
}

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  ring: { position: 'absolute', left: -6, right: -6, top: -6, bottom: -6, borderWidth: 3 },
});
