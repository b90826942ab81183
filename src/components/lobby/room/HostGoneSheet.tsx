import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { refusalText } from '../../../i18n/refusal';
import { joinReasons } from '../../../net/discovery/join-reasons';
import { TableSheet } from '../../table/sheets/TableSheet';
import { useTable } from '../../table/TableContext';
import { Button } from '../../ui/controls/Button';
import { Body } from '../../ui/Text';
import { BluetoothBeforeHosting } from '../bluetooth/BluetoothBeforeHosting';
import { useShared } from './SharedContext';
import { hasLeftHost, isUnknownHere, useMayHost, useTakeOver } from './use-may-host';

/**
 * Shown when the host is gone: this phone may become the host if the others can find it. Also shown, with the
 * reason, when this phone is no longer at the table.
 */
export function HostGoneSheet() {
  const { t, i18n } = useLingui();
  const { shared, onLeave, onJoin } = useShared();
  const room = useTable((table) => table.room);
  const over = useTable((table) => table.over && table.settled);
  const [later, setLater] = useState(false);
  const mayHost = useMayHost();
  const takeOver = useTakeOver();
  useEffect(() => {
    if (!mayHost) setLater(false);
  }, [mayHost]);
  if (!room || !shared) return null;
  if (room.connection === 'gone' && !over) {
    return (
      <TableSheet
        open
        title={t`No longer at this table`}
        onClose={onLeave}
        footer={<Button kind="main" wide label={t`Home`} onPress={onLeave} />}
      >
        <Body>{room.notice ? refusalText(i18n, room.notice) : t`This phone has left the table.`}</Body>
      </TableSheet>
    );
  }
  if (!mayHost || later) return null;
  const unknown = isUnknownHere(room);
  const left = hasLeftHost(room);
  return (
    <TableSheet
      open
      title={left ? t`This phone has left the host` : t`The host is gone`}
      onClose={() => setLater(true)}
      footer={
        <>
          {unknown && <Button kind="main" wide label={t`Join with the digits`} onPress={onJoin} />}
          <Button kind={unknown ? 'plain' : 'main'} wide label={t`Let this phone host`} onPress={takeOver} />
          <Button wide label={t`Wait a little longer`} onPress={() => setLater(true)} />
        </>
      }
    >
      {unknown && <Body>{refusalText(i18n, joinReasons['unknown-seat'])}</Body>}
      {left && room.notice && <Body>{refusalText(i18n, room.notice)}</Body>}
      <Body>{t`This phone has the whole game and can host it. The others follow by themselves.`}</Body>
      <BluetoothBeforeHosting shared={shared} />
    </TableSheet>
  );
}
