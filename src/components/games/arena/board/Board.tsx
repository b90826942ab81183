import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import { useSharedValue } from 'react-native-reanimated';
import type { Aim, Die } from '../../../../engine/arena/state';
import { isGrandThrow } from '../../../../engine/arena/state';
import { useApp, useSettings } from '../../../../stores/app/AppContext';
import { useShake } from '../../../dice/feel/use-shake';
import { useSay } from '../../../table/FaceContext';
import { useTable, useTableActions } from '../../../table/TableContext';
import { usePart } from '../../../table/use-part';
import { ownColours } from '../../../ui/access/own-colours';
import { Spoken } from '../../../ui/access/Spoken';
import { useOneStop } from '../../../ui/access/use-one-stop';
import { space } from '../../../ui/theme/measures';
import { useReducedMotion } from '../../../ui/theme/use-theme';
import { movedWords } from '../words/moved-words';
import { diceToThrow } from '../words/throw-facts';
import { strengthOf } from '../words/throw-words';
import { Bowl } from './bowl/Bowl';
import { Corner } from './bowl/Corner';
import { type Camera, type Point, sightIn } from './bowl/camera';
import { FlatDice } from './bowl/FlatDice';
import { FloorAnchor } from './bowl/FloorAnchor';
import { GrandBanner } from './bowl/GrandBanner';
import { InMiddle } from './bowl/InMiddle';
import { ReplayCaption } from './bowl/ReplayCaption';
import { Round } from './bowl/Round';
import { useFlights } from './flight/use-flights';
import { Arrow, noSwing, type Swinging } from './hand/Arrow';
import { DieButtons } from './hand/DieButtons';
import { DieTools } from './hand/DieTools';
import { FingerHint } from './hand/FingerHint';
import { nudged, TURN, turnedBy } from './hand/grab';
import { HintButton } from './hand/HintButton';
import { Strength } from './hand/Strength';
import { SLOWEST, type Swing, speedOf } from './hand/swing';
import { ThrowSheet } from './hand/ThrowSheet';
import { useHand } from './hand/use-hand';
import { useRegroup } from './hand/use-regroup';
import { useStillPage } from './hand/use-still-page';
import { useBoard } from './hooks';
import { useDrawing } from './use-drawing';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const emptyBox: Box = { x: 0, y: 0, width: 0, height: 0 };

/** How far above the bowl the seats are, with their reserves. */
const TO_SEATS = 40;

/** The bowl and the dice in it. The reserves are with the seats. */
export function Board() {
  const { t } = useLingui();
  const say = useSay();
  const { place, refuse } = useTableActions();
  const { settings } = useApp();
  const board = useBoard((state) => state);
  const mine = useTable(({ seat, cover, wanted }) => seat !== null && cover === null && wanted === null);
  const sound = useSettings((settings) => settings.sound);
  const haptics = useSettings((settings) => settings.haptics);
  const still = useReducedMotion();
  const part = usePart();
  const inHand = part === 'hand';

  const [room, setRoom] = useBox();
  const [pitBox, setPit] = useBox();
  const camera = useMemo(
    (): Camera | null => (pitBox.width > 0 ? sightIn(pitBox.width, pitBox.height) : null),
    [pitBox.width, pitBox.height],
  );

  const [selected, setSelected] = useState(-1);
  /** What was done last with a lying die. */
  const [told, setTold] = useState({ text: '', count: 0 });
  const [fits, setFits] = useState(true);
  const [choosing, setChoosing] = useState(false);
  const { player, stage, Surface, drawn, view, onReady, onFail } = useDrawing(
    { left: pitBox.x, top: pitBox.y },
    fits,
  );

  const { arena } = board;
  const seats = board.reserves.length;
  /** Where dice come from and go to: a seat above the bowl, measured from the corner of the pit. */
  const homeOf = (seat: number): Point => ({ x: (pitBox.width * (seat + 0.5)) / seats, y: -TO_SEATS });
  const { flying, replaying, replayable, skip, replay, putBack } = useFlights(player, stage, {
    camera,
    arena,
    selected,
    homeOf,
    // A phone in hand waits for the flight that the phone in the middle shows.
    moving: inHand || (drawn && !still),
    unseen: inHand,
    sound,
    haptics,
  });
  const busy = flying !== null || replaying;
  const canThrow = mine && !busy;
  const dice = canThrow ? diceToThrow(board) : 0;

  const { mayLie, put } = useRegroup(board);
  const throwIt = useCallback(
    (aim: Aim | null) => {
      setSelected(-1);
      setTold(({ count }) => ({ text: '', count }));
      place({ kind: 'throw', aim });
    },
    [place],
  );
  const move = useCallback(
    (at: number, die: Die) => {
      setFits(true);
      const from = arena[at];
      if (from && camera && mayLie(at, die)) {
        const text = movedWords(from, die, camera, say);
        setTold(({ count }) => ({ text, count: count + 1 }));
      }
      put(at, die);
      putBack();
    },
    [arena, camera, mayLie, put, putBack, say],
  );

  const pit = useRef<View>(null);
  useStillPage(pit);
  useOneStop(pit);
  const swinging = useSharedValue<Swinging>(noSwing);
  const onSwing = (finger: Point, swing: Swing | null) => {
    swinging.value = swing && camera ? swingShown(camera, finger, swing) : noSwing;
  };
  const shake = useSettings((settings) => settings.shake);
  useShake(shake && inHand && canThrow, {
    onStart: () => {},
    onStop: () => throwIt(null),
    onGiveUp: () => {},
  });
  const hand = useHand(stage, pit, {
    camera: camera ?? sightIn(1, 1),
    arena,
    dice,
    flying: busy,
    onSkip: skip,
    onThrow: (aim) => {
      settings.change({ knowsSwipe: true });
      throwIt(aim);
    },
    onRefused: refuse,
    mayLie,
    onMove: move,
    onDrag: setFits,
    onBack: () => {
      setFits(true);
      putBack();
    },
    onSwing,
  });
  const chosen = canThrow && arena[selected] ? selected : -1;
  const lifted = arena[chosen];
  const grand = flying?.facts.grand === true;
  const throwLabel = isGrandThrow(board)
    ? t`${plural(dice, { one: 'Throw your last die', other: 'Throw all # dice' })}`
    : t`Throw`;
  const shownFlat = flying && !inHand ? flying.facts.fates.filter((die) => die !== null) : arena;
  return (
    <View
      onLayout={setRoom}
      testID="board"
      style={[styles.board, part === 'middle' && styles.low]}
      {...ownColours}
    >
      <Round />
      <Spoken text={told.text} occasion={told.count} />
      <View
        ref={pit}
        collapsable={false}
        onLayout={setPit}
        style={[styles.pit, part === 'middle' && styles.low]}
        {...hand}
      >
        {camera && (
          <>
            <Bowl camera={camera} />
            {!drawn && <FlatDice camera={camera} arena={shownFlat} ringed={[chosen]} />}
            {!busy && (
              <DieButtons
                camera={camera}
                arena={arena}
                selected={chosen}
                mine={canThrow}
                onSelect={setSelected}
                onMove={move}
              />
            )}
            <Arrow swinging={swinging} />
            <Strength swinging={swinging} width={pitBox.width} />
            {canThrow && <FingerHint dice={arena.length > 0} />}
          </>
        )}
        {canThrow && (
          <Corner at="bottomLeft" icon="settings" label={t`How to throw`} onPress={() => setChoosing(true)} />
        )}
        {replayable && !busy && part === 'whole' && (
          <Corner at="bottomRight" icon="replay" label={t`Last throw, slowly`} onPress={replay} />
        )}
        {camera && lifted && (
          <DieTools
            onStep={(right, down) => move(chosen, nudged(camera, lifted, right, down))}
            onTurn={(clockwise) => move(chosen, turnedBy(lifted, clockwise ? TURN : -TURN))}
          />
        )}
        {grand && !inHand && <GrandBanner />}
        {replaying && <ReplayCaption />}
        {inHand && flying && <InMiddle />}
        {canThrow && <HintButton arena={arena} onThrow={throwIt} />}
        {camera && <FloorAnchor camera={camera} />}
      </View>
      {Surface !== null && room.width > 0 && (
        <View
          style={[styles.air, inHand && flying && styles.unseen]}
          aria-hidden
          importantForAccessibility="no-hide-descendants"
        >
          <Surface
            player={player}
            view={view}
            width={room.width}
            height={room.height}
            onReady={onReady}
            onFail={onFail}
          />
        </View>
      )}
      {camera && (
        <ThrowSheet
          open={choosing && canThrow}
          arena={arena}
          camera={camera}
          label={throwLabel}
          onClose={() => setChoosing(false)}
          onThrow={throwIt}
        />
      )}
    </View>
  );
}

/** The length of the arrow: points per point a second of the finger's speed. */
const REACH = 0.06;
const FURTHEST = 120;

/** A hand that moves slower than this, in mm a second, has not begun to swing. */
const SWINGS = 60;

function swingShown(camera: Camera, finger: Point, swing: Swing): Swinging {
  const { x, y } = swing.velocity;
  const speed = speedOf(camera, swing);
  const strength = speed < SWINGS ? null : speed < SLOWEST ? 'slow' : strengthOf(speed);
  return {
    ...finger,
    angle: Math.atan2(y, x),
    length: Math.min(FURTHEST, Math.hypot(x, y) * REACH),
    strength,
  };
}

function useBox(): readonly [Box, (event: LayoutChangeEvent) => void] {
  const [box, setBox] = useState(emptyBox);
  const set = useCallback(({ nativeEvent }: LayoutChangeEvent) => setBox(nativeEvent.layout), []);
  return [box, set];
}

const styles = StyleSheet.create({
  board: { flex: 1, width: '100%', minHeight: 240, gap: space.small },
  pit: { flex: 1, minHeight: 180 },
  // Nothing is aimed in the middle of the table, where a phone has little height.
  low: { minHeight: 0 },
  unseen: { opacity: 0 },
  air: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0, pointerEvents: 'none' },
});
