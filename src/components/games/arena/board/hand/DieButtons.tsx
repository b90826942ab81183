import { useLingui } from '@lingui/react/macro';
import { memo, useRef } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import type { Die } from '../../../../../engine/arena/state';
import { Halo } from '../../../../board-kit/Halo';
import { Anchor } from '../../../../lesson/Anchor';
import { useSay } from '../../../../table/FaceContext';
import { toggled } from '../../../../ui/access/toggled';
import { Press } from '../../../../ui/controls/Press';
import { touch } from '../../../../ui/theme/measures';
import { dieWords } from '../../words/die-words';
import { targetOf } from '../../words/throw-words';
import { type Camera, toScreen } from '../bowl/camera';
import { hint, useBoard } from '../hooks';
import { nudged, TURN, turnedBy } from './grab';
import { useDieKeys } from './use-die-keys';

interface Props {
  readonly camera: Camera;
  readonly arena: readonly Die[];
  readonly selected: number;
  /** A player at this phone may move dice. */
  readonly mine: boolean;
  readonly onSelect: (at: number) => void;
  readonly onMove: (at: number, die: Die) => void;
}

/** Accessible buttons over the picture of the arena: one for each die, with its name and state. */
export const DieButtons = memo(function DieButtons({ camera, arena, ...rest }: Props) {
  const { t } = useLingui();
  const places = arena.map((die) => toScreen(camera, die));
  return (
    <View role="group" aria-label={t`Dice in the arena`} style={styles.all}>
      {arena.map((die, at) => {
        const own = places[at] ?? { x: 0, y: 0 };
        // Each button has at least the size of a touch target. Where two overlap, the upper one gets the tap.
        const side = Math.max(camera.size, touch);
        return (
          <DieButton
            key={die.face}
            {...rest}
            die={die}
            at={at}
            camera={camera}
            left={own.x - side / 2}
            top={own.y - side / 2}
            side={side}
          />
        );
      })}
    </View>
  );
});

interface DieProps extends Omit<Props, 'arena'> {
  readonly die: Die;
  readonly at: number;
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

function DieButton({ die, at, camera, selected, mine, left, top, side, onSelect, onMove }: DieProps) {
  const { t } = useLingui();
  const say = useSay();
  const hinted = useBoard(({ arena }, table) => {
    const move = hint(table);
    return move?.kind === 'throw' && move.aim !== null && targetOf(move.aim, arena) === arena[at];
  });
  const chosen = selected === at;
  const view = useRef<View>(null);
  const step = (right: number, down: number) => onMove(at, nudged(camera, die, right, down));
  const turn = (clockwise: boolean) => onMove(at, turnedBy(die, clockwise ? TURN : -TURN));
  useDieKeys(view, chosen, { onStep: step, onTurn: turn });
  const place = { left, top, width: side, height: side };
  const name = dieWords(die, camera, say);
  const label =
    chosen && Platform.OS === 'web' ? t`${name}. Arrow keys move it, R turns it, or use the buttons.` : name;
  const actions: Readonly<Record<string, () => void>> = {
    turn: () => turn(true),
    left: () => step(-1, 0),
    right: () => step(1, 0),
    away: () => step(0, -1),
    near: () => step(0, 1),
  };
  if (!mine) {
    return <View accessible role="img" aria-label={label} style={[styles.die, styles.through, place]} />;
  }
  return (
    <Press
      ref={view}
      role="button"
      aria-label={label}
      {...toggled(chosen)}
      accessibilityActions={[
        { name: 'turn', label: t`Turn` },
        { name: 'left', label: t`Move left` },
        { name: 'right', label: t`Move right` },
        { name: 'away', label: t`Move away` },
        { name: 'near', label: t`Move nearer` },
      ]}
      onAccessibilityAction={({ nativeEvent }) => actions[nativeEvent.actionName]?.()}
      onPress={() => onSelect(chosen ? -1 : at)}
      style={[styles.die, place, { borderRadius: side / 2 }]}
    >
      {/* Round, because a die may be turned in any direction. */}
      {hinted && <Halo icon="hint" radius={side / 2} outset={AROUND} />}
      <Anchor name={`arena ${String(at + 1)}`} radius={side / 2} outset={AROUND} />
    </Press>
  );
}

/** How far a mark is drawn around the touch target, in points: beside a die that is turned by 45°. */
const AROUND = 4;

const styles = StyleSheet.create({
  all: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0, pointerEvents: 'box-none' },
  die: { position: 'absolute', minWidth: 0, minHeight: 0 },
  through: { pointerEvents: 'none' },
});
