import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/game';
import type { Recipient } from '../../../net/host/host';
import { useShared } from '../../lobby/room/SharedContext';
import { Button } from '../../ui/controls/Button';
import { Quiet } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useTable } from '../TableContext';
import { useTry } from '../use-try';
import { useAbsentSeat } from './use-seat-state';

/** Beside a wait for a seat at which nobody can play: what the host can do about it. A guest reads who the host is. */
export function AbsentSeat() {
  const seat = useAbsentSeat();
  const role = useTable((table) => table.room?.role);
  if (seat === null) return null;
  return role === 'host' ? <Remedy seat={seat} /> : <HostCan />;
}

function Remedy({ seat }: { readonly seat: Seat }) {
  const { t } = useLingui();
  const { shared } = useShared();
  const attempt = useTry();
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  const give = (to: Recipient) => () => shared && void attempt(shared.give(seat, to));
  return (
    <View role="group" aria-label={t`${name}’s seat`} style={styles.ways}>
      <Button
        icon="bot"
        label={t`Let a bot play`}
        spoken={t`Let a bot play for ${name}`}
        onPress={give({ bot: 'normal' })}
      />
      <Button
        icon="person"
        label={t`Give the seat to somebody here`}
        spoken={t`Give the seat to somebody here: ${name}`}
        onPress={give('here')}
      />
    </View>
  );
}

function HostCan() {
  const { t } = useLingui();
  const host = useTable(({ seats, room }) =>
    seats
      .filter(({ phone }) => phone !== null && phone === room?.host)
      .map(({ name }) => name)
      .join(', '),
  );
  return (
    <Quiet style={styles.line}>
      {host === '' ? t`The host can let a bot play.` : t`${host} hosts this table and can let a bot play.`}
    </Quiet>
  );
}

const styles = StyleSheet.create({
  ways: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.small,
    paddingHorizontal: space.small,
    paddingTop: space.small,
  },
  line: { textAlign: 'center', paddingHorizontal: space.medium, paddingTop: space.tiny },
});
