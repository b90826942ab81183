import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { refusalText } from '../../i18n/refusal';
import { useTable } from '../table/TableContext';
import { useTry } from '../table/useTry';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import { Body } from '../ui/Text';
import { useShared } from './SharedContext';
import { useNext } from './useNext';

/** The host is gone: this phone may take over, if the others can find it. Or this phone is at the table no more, and why. */
export function HostGoneSheet() {
  const { t, i18n } = useLingui();
  const { shared, onLeave } = useShared();
  const attempt = useTry();
  const room = useTable((table) => table.room);
  const over = useTable((table) => table.over && table.settled);
  const [later, setLater] = useState(false);
  const next = useNext();
  const mayHost = room?.mayHost === true && shared?.findable === true && !over && !next;
  useEffect(() => {
    if (!mayHost) setLater(false);
  }, [mayHost]);
  if (!room || !shared) return null;
  if (room.line === 'gone' && !over) {
    return (
      <Sheet
        open
        title={t`No longer at this table`}
        onClose={onLeave}
        footer={<Button kind="main" wide label={t`Home`} onPress={onLeave} />}
      >
        <Body>{room.notice ? refusalText(i18n, room.notice) : t`This phone has left the table.`}</Body>
      </Sheet>
    );
  }
  if (!mayHost || later) return null;
  return (
    <Sheet
      open
      title={t`The host is gone`}
      onClose={() => setLater(true)}
      footer={
        <>
          <Button
            kind="main"
            wide
            label={t`Let this phone host`}
            onPress={() => void attempt(shared.takeOver())}
          />
          <Button wide label={t`Wait a little longer`} onPress={() => setLater(true)} />
        </>
      }
    >
      <Body>{t`This phone has the whole game and can host it. The others follow by themselves.`}</Body>
    </Sheet>
  );
}
