import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { refusalText } from '../../i18n/refusal';
import { RoomMenu } from '../lobby/RoomMenu';
import { ListRow } from '../ui/ListRow';
import { Notice } from '../ui/Notice';
import { Sheet } from '../ui/Sheet';
import { SeatRow } from './SeatRow';
import { useTable } from './TableContext';

export interface MenuLinks {
  readonly onRules: () => void;
  readonly onSettings: () => void;
}

interface Props extends MenuLinks {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What is wanted less often: who plays which seat, the rules, the settings. */
export function MenuSheet({ open, onClose, onRules, onSettings }: Props) {
  const { t } = useLingui();
  const seats = useTable((table) => table.seats);
  const after = (go: () => void) => () => {
    onClose();
    go();
  };
  const rows: ReactNode = seats.map((at, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
    <SeatRow key={seat} seat={seat} at={at} />
  ));
  return (
    <Sheet open={open} title={t`At this table`} onClose={onClose}>
      <Refused />
      {rows}
      <RoomMenu onClose={onClose} />
      <ListRow icon="rules" label={t`Rules`} onPress={after(onRules)} />
      <ListRow icon="settings" label={t`Settings`} onPress={after(onSettings)} />
    </Sheet>
  );
}

/** Why something here did nothing: what the table says of it is behind the sheet. */
function Refused() {
  const { i18n } = useLingui();
  const refusal = useTable((table) => table.refusal);
  const [before] = useState(refusal);
  return refusal && refusal !== before ? <Notice urgent text={refusalText(i18n, refusal.illegal)} /> : null;
}
