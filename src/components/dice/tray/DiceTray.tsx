import { useCallback, useMemo, useRef, useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useOneStop } from '../../ui/access/use-one-stop';
import { useTheme } from '../../ui/theme/use-theme';
import { layOut } from '../motion/layout';
import type { View as Look } from '../skia/drawing/draw-tray';
import { rgb } from '../skia/looks';
import { createPlayer } from '../skia/player';
import { useSurface } from '../skia/use-surface';
import { DieButtons } from './DieButtons';
import { createDirector } from './director';
import { FlatDice } from './FlatDice';
import { CORNER, RIM, TrayFrame } from './TrayFrame';
import type { Throw, TrayDie } from './tray-die';
import { useHand } from './use-hand';
import { useThrows } from './use-throws';

export interface DiceTrayProps {
  /** The dice in the tray in reading order, as they lie after the throw. */
  readonly dice: readonly TrayDie[];
  /** A new id throws these dice, which end on their values. The others stay. */
  readonly thrown: Throw | null;
  /** Called once for each throw: when it has landed, was skipped, or has faded in. */
  readonly onLanded?: (id: number) => void;
  readonly onPress?: (key: string) => void;
  /** Called when the player throws: by a tap, by holding and letting go, or by shaking the phone. */
  readonly onThrow?: () => void;
  /** The dice that go into the hand. By default all that are not dim. */
  readonly loose?: readonly string[];
  /** The dice that go into the hand if none lies in the tray. They are not shown before. */
  readonly inHand?: readonly TrayDie[];
  readonly height: number;
  readonly motion: 'full' | 'reduced';
  readonly sound: boolean;
  readonly haptics: boolean;
  readonly shake: boolean;
}

const NO_DICE: readonly TrayDie[] = [];

/** Dice fly over the far rim and cover the screen up to this height. */
const HEADROOM = 34;

/** A tray of felt for throwing dice: in three dimensions where Skia is available, otherwise flat. */
export function DiceTray(props: DiceTrayProps) {
  const { dice, thrown, onLanded, onPress, onThrow, height, motion, sound, haptics, shake } = props;
  const theme = useTheme();
  const [measured, setMeasured] = useState<number | null>(null);
  const window = useWindowDimensions().width;
  const width = measured ?? Math.min(window, 640);
  const felt = useMemo(() => ({ width: width - 2 * RIM, height: height - 2 * RIM }), [width, height]);
  const [player] = useState(() => createPlayer(() => performance.now()));
  const [director] = useState(() => createDirector(player));
  const { Surface, drop } = useSurface();
  const [drawn, setDrawn] = useState(false);
  const ready = useCallback(() => setDrawn(true), []);
  const fail = useCallback(() => {
    setDrawn(false);
    drop();
  }, [drop]);

  const moving = drawn && motion === 'full';
  const { flying, skip } = useThrows(player, director, {
    dice,
    thrown,
    onLanded,
    felt,
    moving,
    sound,
    haptics,
  });
  const loose = props.loose ?? dice.filter(({ dim }) => !dim).map(({ key }) => key);
  const hand = useHand(director, {
    dice,
    loose,
    inHand: props.inHand ?? NO_DICE,
    felt,
    flying: flying !== null,
    onSkip: skip,
    onThrow,
    moving,
    shake,
  });

  const view = useMemo(
    (): Look => ({
      left: RIM,
      top: RIM + HEADROOM,
      corner: CORNER,
      felt: rgb(theme.felt),
      ring: rgb(theme.accent),
    }),
    [theme.felt, theme.accent],
  );
  const layout = useMemo(
    () => layOut(dice.length, felt.width, felt.height),
    [dice.length, felt.width, felt.height],
  );
  const measure = ({ nativeEvent }: LayoutChangeEvent) => setMeasured(Math.round(nativeEvent.layout.width));

  const buttons = useRef<View>(null);
  useOneStop(buttons);
  return (
    <View onLayout={measure}>
      <TrayFrame height={height}>
        <View {...hand} style={styles.felt} />
        <View
          style={[styles.felt, styles.through]}
          aria-hidden
          importantForAccessibility="no-hide-descendants"
        >
          {!drawn && measured !== null && (
            <FlatDice dice={dice} layout={layout} flying={flying} ring={theme.accent} />
          )}
        </View>
        {Surface !== null && measured !== null && (
          <View
            style={[styles.air, styles.through]}
            aria-hidden
            importantForAccessibility="no-hide-descendants"
          >
            <Surface
              player={player}
              view={view}
              width={width}
              height={height + HEADROOM}
              onReady={ready}
              onFail={fail}
            />
          </View>
        )}
        {/* Nobody reads the result before it has fallen. */}
        <View
          ref={buttons}
          aria-hidden={flying !== null}
          importantForAccessibility={flying === null ? 'auto' : 'no-hide-descendants'}
          style={[styles.felt, flying === null ? styles.open : styles.through]}
        >
          <DieButtons dice={dice} layout={layout} onPress={onPress} />
        </View>
      </TrayFrame>
    </View>
  );
}

const styles = StyleSheet.create({
  air: { position: 'absolute', left: 0, right: 0, top: -HEADROOM, bottom: 0 },
  felt: { position: 'absolute', left: RIM, right: RIM, top: RIM, bottom: RIM },
  through: { pointerEvents: 'none' },
  open: { pointerEvents: 'box-none' },
});
