import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useApp, useSettings } from '../../../stores/app/AppContext';
import { RoomContext } from '../../board-kit/room';
import { RoomBanner } from '../../lobby/room/RoomBanner';
import { Spoken } from '../../ui/access/Spoken';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { space, touch } from '../../ui/theme/measures';
import { textScale } from '../../ui/theme/text-scale';
import { useFace, useNarration } from '../FaceContext';
import { AbsentSeat } from '../frame/AbsentSeat';
import { TrayArea } from '../frame/TrayArea';
import { useTable } from '../TableContext';
import { useSpokenNarration } from '../use-spoken-narration';
import { Plate } from './Plate';
import { layMiddle } from './places';

/** From this shorter side it is a tablet. */
const LARGE = 600;
/** How far a plate reaches in, without and with what its seat has before it. */
const DEPTH = { bare: 112, full: 220 } as const;
const SMALL_DEPTH = { bare: 84, full: 140 } as const;
const GAP = 10;
const WIDEST_TRAY = 760;

interface Props {
  readonly away: boolean;
  readonly pauses: number;
  readonly behind: boolean;
  readonly onMenu: () => void;
  readonly onResults: () => void;
}

/** The table as it lies in the middle: dice and board for all, and each player's plate turned to them (N39). */
export function MiddleTable({ away, pauses, behind, onMenu, onResults }: Props) {
  const { t } = useLingui();
  const face = useFace();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const count = useTable((table) => table.seats.length);
  const over = useTable((table) => table.over && table.settled);
  const width = window.width - insets.left - insets.right - 2 * space.small;
  const height = window.height - insets.top - insets.bottom - 2 * space.small;
  const large = Math.min(width, height) >= LARGE;
  // A phone has no room for deep plates at all four edges.
  const deep = face.Before !== undefined && (large || count === 2);
  const depth = (large ? DEPTH : SMALL_DEPTH)[deep ? 'full' : 'bare'];
  const { places, centre } = useMemo(
    () => layMiddle(count, { width, height, depth, corner: touch + GAP }),
    [count, width, height, depth],
  );
  return (
    <View
      role="main"
      testID="middle"
      style={[
        styles.table,
        { left: insets.left + space.small, top: insets.top + space.small, width, height },
      ]}
    >
      <View style={[styles.centre, centre]}>
        <RoomBanner behind={behind} pauses={pauses} />
        <Common away={away} large={large} />
        <AbsentSeat />
        {over && (
          <View style={styles.result}>
            <Button kind="main" label={t`See the result`} onPress={onResults} />
          </View>
        )}
      </View>
      <View role="group" aria-label={t`Players`} style={styles.plates}>
        {places.map((place, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Plate key={seat} seat={seat} place={place} />
        ))}
      </View>
      <View style={styles.menu}>
        <IconButton icon="menu" label={t`Menu`} onPress={onMenu} />
      </View>
      <View style={styles.sound}>
        <SoundButton />
      </View>
      <Said />
    </View>
  );
}

/** Tells a screen reader the last move, which the plates show. */
function Said() {
  return <Spoken text={useSpokenNarration(useNarration(false), false)} />;
}

function SoundButton() {
  const { t } = useLingui();
  const { settings } = useApp();
  const sound = useSettings((each) => each.sound);
  return (
    <IconButton
      icon={sound ? 'sound' : 'silent'}
      label={sound ? t`Turn the sound off` : t`Turn the sound on`}
      onPress={() => settings.change({ sound: !sound })}
    />
  );
}

/** The dice and the common board, in what the plates leave. Hands rest on the table, so a touch does nothing here. */
function Common({ away, large }: { readonly away: boolean; readonly large: boolean }) {
  const face = useFace();
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null);
  return (
    <View
      style={styles.common}
      onLayout={({ nativeEvent: { layout } }) => setSize({ width: layout.width, height: layout.height })}
    >
      {size && <Shared {...size} away={away} large={large} tray={face.tray !== undefined} />}
    </View>
  );
}

interface SharedProps {
  readonly width: number;
  readonly height: number;
  readonly away: boolean;
  readonly large: boolean;
  readonly tray: boolean;
}

function Shared({ width, height, away, large, tray }: SharedProps) {
  const face = useFace();
  const Middle = useTable(({ board }) => face.middle?.(board) ?? null);
  const beside = width > height * 1.1;
  const share = !Middle ? 1 : beside ? 0.42 : 0.36;
  const trayWidth = Math.min(WIDEST_TRAY, beside && Middle ? width * share - GAP : width);
  const trayHeight = Math.min(Middle ? 420 : WIDEST_TRAY, beside ? height : height * share);
  const felt: ReactNode = tray && (
    <View testID="tray" style={{ width: trayWidth }}>
      <TrayArea height={Math.round(trayHeight)} away={away} />
    </View>
  );
  if (!Middle) return felt;
  const room = beside
    ? { width: width - (tray ? trayWidth + GAP : 0), height }
    : { width, height: height - (tray ? trayHeight + GAP : 0) };
  return (
    <View style={[styles.parts, beside ? styles.row : styles.column]}>
      {felt}
      <View style={room}>
        <RoomContext value={{ ...room, sideways: false, large, text: Math.min(1.25, textScale) }}>
          <Middle />
        </RoomContext>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  table: { position: 'absolute' },
  centre: { position: 'absolute', gap: space.tiny },
  common: { flex: 1, minHeight: 0, alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
  parts: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: GAP },
  row: { flexDirection: 'row' },
  column: { flexDirection: 'column' },
  plates: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  menu: { position: 'absolute', left: 0, bottom: 0 },
  sound: { position: 'absolute', right: 0, bottom: 0 },
  result: { alignItems: 'center', padding: space.small },
});
