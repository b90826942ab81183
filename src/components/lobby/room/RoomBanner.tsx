import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { refusalText } from '../../../i18n/refusal';
import { joinReasons } from '../../../net/discovery/join-reasons';
import { netReasons } from '../../../net/protocol/net-reasons';
import { useTable } from '../../table/TableContext';
import { useTry } from '../../table/use-try';
import { useReaderAt } from '../../ui/access/use-reader-at';
import { Notice } from '../../ui/overlays/Notice';
import { space } from '../../ui/theme/measures';
import { BluetoothBanner } from '../bluetooth/BluetoothBanner';
import { useBluetoothLoss } from '../bluetooth/use-bluetooth-loss';
import { useShared } from './SharedContext';
import { hasLeftHost, isUnknownHere, useMayHost, useTakeOver } from './use-may-host';
import { useNext } from './use-next';
import { useUncounted } from './use-uncounted';

interface Props {
  /** A sheet covers the banner and may offer the same action. */
  readonly behind?: boolean;
  /** How often the menu has paused the game or let it go on: each time the reader moves here, if something is said. */
  readonly pauses?: number;
}

/** Says why the game can't continue because of other phones. */
export function RoomBanner({ behind = false, pauses = 0 }: Props) {
  const { t, i18n } = useLingui();
  const { shared, onNext, onJoin } = useShared();
  const next = useNext();
  const uncounted = useUncounted();
  const room = useTable((table) => table.room);
  const begun = useTable((table) => table.count > 0);
  const over = useTable((table) => table.over && table.settled);
  const mayHost = useMayHost();
  const takeOver = useTakeOver();
  const loss = useBluetoothLoss();
  const attempt = useTry();
  const place = useReaderAt(pauses);
  if (!room || !shared) return null;
  const host = room.role === 'host';
  const first = next || (room.connection === 'out' && room.notice !== null);
  if (loss && !first && !over)
    return (
      <View style={styles.place}>
        <BluetoothBanner role={room.role} loss={loss} />
      </View>
    );
  const notice = (): Parameters<typeof Notice>[0] | null => {
    if (uncounted > 0 && room.connection === 'in')
      return {
        text: t`${plural(uncounted, {
          one: '# move made here while the others were away doesn’t count.',
          other: '# moves made here while the others were away don’t count.',
        })}`,
        action: { label: t`OK`, onPress: shared.readNotice },
      };
    // The result says what follows.
    if (room.connection === 'gone' || (over && !host)) return null;
    if (next)
      return {
        text: t`The others have begun another game.`,
        ...(onNext && { action: { label: t`Next game`, onPress: onNext } }),
      };
    if (room.connection === 'out' && isUnknownHere(room))
      return {
        text: refusalText(i18n, joinReasons['unknown-seat']),
        action: { label: t`Join`, onPress: onJoin },
      };
    if (room.connection === 'out' && room.notice?.code === joinReasons['other-version'].code)
      return { text: refusalText(i18n, room.notice) };
    if (room.notice && hasLeftHost(room))
      return {
        text: refusalText(i18n, room.notice),
        ...(mayHost && !behind && { action: { label: t`Let this phone host`, onPress: takeOver } }),
      };
    if (room.connection === 'out' && mayHost && !behind)
      return { text: t`The host is gone`, action: { label: t`Let this phone host`, onPress: takeOver } };
    if (room.connection === 'out') return { text: t`There is no connection to the host. Looking for it…` };
    if (room.connection === 'coming') return { text: t`Coming back to the table…` };
    if (room.gathering) return { text: refusalText(i18n, netReasons.gathering) };
    if (host && room.notice)
      return { text: refusalText(i18n, room.notice), action: { label: t`OK`, onPress: shared.readNotice } };
    if (room.paused && host)
      return {
        text: begun ? t`The game is paused.` : t`The others wait for you to begin.`,
        action: { label: begun ? t`Go on` : t`Begin`, onPress: () => void attempt(shared.pause(false)) },
      };
    if (room.paused)
      return {
        text: begun ? refusalText(i18n, netReasons.paused) : t`You have a seat. The host will start soon.`,
      };
    return null;
  };
  const shown = notice();
  return (
    shown && (
      <View ref={place} style={styles.place}>
        <Notice {...shown} />
      </View>
    )
  );
}

/** A sentence and a button need no more, however wide the window is. */
const WIDEST = 640;

const styles = StyleSheet.create({
  place: {
    width: '100%',
    maxWidth: WIDEST,
    alignSelf: 'center',
    paddingHorizontal: space.small,
    paddingTop: space.small,
  },
});
