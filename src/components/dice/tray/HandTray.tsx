import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useOneStop } from '../../ui/access/use-one-stop';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { feelLanding } from '../feel/feel';
import { useShake } from '../feel/use-shake';
import { layOut } from '../motion/layout';
import { createPlayer } from '../skia/player';
import { DieButtons } from './DieButtons';
import { createDirector } from './director';
import { FlatDice } from './FlatDice';
import { RIM, TrayFrame } from './TrayFrame';
import { TO_THE_MIDDLE_MS } from './to-the-middle';
import type { Throw, TrayDie } from './tray-die';
import { useThrows } from './use-throws';

interface Props {
  readonly dice: readonly TrayDie[];
  readonly thrown: Throw | null;
  readonly onLanded: (id: number) => void;
  readonly onPress?: (key: string) => void;
  readonly onThrow?: () => void;
  readonly height: number;
  readonly haptics: boolean;
  readonly shake: boolean;
}

/** About the felt of a tray in the middle: a throw takes about as long there. */
const FELT = { width: 700, height: 500 } as const;

/**
 * The dice of a phone in hand, while another phone lies in the middle of the table: small, and only once they have
 * fallen there. A throw is reckoned as it would be drawn, so its duration is known.
 */
export function HandTray({ dice, thrown, onLanded, onPress, onThrow, height, haptics, shake }: Props) {
  const theme = useTheme();
  const [measured, setMeasured] = useState<number | null>(null);
  const window = useWindowDimensions().width;
  const width = measured ?? Math.min(window, 640);
  const [player] = useState(() => createPlayer(() => performance.now()));
  const [director] = useState(() => createDirector(player));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (id: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      feelLanding({ sound: false, haptics, failed: () => {} });
      onLanded(id);
    }, TO_THE_MIDDLE_MS);
  };
  useThrows(player, director, {
    dice,
    thrown,
    onLanded: later,
    felt: FELT,
    moving: true,
    sound: false,
    haptics: false,
  });
  useShake(shake && onThrow !== undefined && thrown === null, {
    onStart: () => {},
    onStop: () => onThrow?.(),
    onGiveUp: () => {},
  });
  const inner = { width: width - 2 * RIM, height: height - 2 * RIM };
  const layout = useMemo(
    () => layOut(dice.length, inner.width, inner.height),
    [dice.length, inner.width, inner.height],
  );
  const buttons = useRef<View>(null);
  useOneStop(buttons);
  const lying = thrown === null && dice.length > 0;
  const measure = ({ nativeEvent }: LayoutChangeEvent) => setMeasured(Math.round(nativeEvent.layout.width));
  return (
    <View onLayout={measure}>
      <TrayFrame height={height}>
        {lying && (
          <>
            <View
              style={[styles.felt, styles.through]}
              aria-hidden
              importantForAccessibility="no-hide-descendants"
            >
              <FlatDice dice={dice} layout={layout} flying={null} ring={theme.accent} />
            </View>
            <View ref={buttons} style={styles.felt}>
              <DieButtons dice={dice} layout={layout} onPress={onPress} />
            </View>
          </>
        )}
        {(thrown !== null || (onThrow && !lying)) && (
          <View style={[styles.felt, styles.words]}>
            <Text kind="quiet" tone="onBand" maxFontSizeMultiplier={1.4} style={styles.line}>
              <Trans>The dice fall on the table in the middle.</Trans>
            </Text>
          </View>
        )}
      </TrayFrame>
    </View>
  );
}

const styles = StyleSheet.create({
  felt: { position: 'absolute', left: RIM, right: RIM, top: RIM, bottom: RIM },
  through: { pointerEvents: 'none' },
  words: { alignItems: 'center', justifyContent: 'center', paddingHorizontal: space.small },
  line: { textAlign: 'center' },
});
