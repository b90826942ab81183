import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Platform } from 'react-native';
import { useDaily } from '../../daily/use-daily';
import { useDailyWords } from '../../daily/use-daily-words';
import { useLesson } from '../../lesson/LessonContext';
import { RoomMenu } from '../../lobby/room/RoomMenu';
import { ListRow } from '../../ui/controls/ListRow';
import { SeatRow } from '../frame/SeatRow';
import { useTable } from '../TableContext';
import { TableSheet } from './TableSheet';

export interface MenuLinks {
  readonly onRules: () => void;
  readonly onSettings: () => void;
}

interface Props extends MenuLinks {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shows the keys of the table, where there is a keyboard. */
  readonly onKeys: () => void;
  /** The game is paused for everybody, or goes on. */
  readonly onPaused: () => void;
}

/** The menu: seats, other phones, rules and settings. */
export function MenuSheet({ open, onClose, onKeys, onPaused, onRules, onSettings }: Props) {
  const { t } = useLingui();
  const seats = useTable((table) => table.seats);
  const after = (go: () => void) => () => {
    onClose();
    go();
  };
  const inLesson = useLesson() !== null;
  const daily = useDaily();
  const { dayText } = useDailyWords();
  const date = daily && dayText(daily.day);
  // The seats of a lesson, and of a game with the dice of a day, stay as they are.
  const rows: ReactNode = (inLesson || daily ? [] : seats).map((at, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
    <SeatRow key={seat} seat={seat} at={at} />
  ));
  return (
    <TableSheet open={open} title={t`At this table`} onClose={onClose}>
      {rows}
      {daily && (
        <ListRow
          icon="dice"
          label={t`Dice of ${date}`}
          line={daily.counts ? t`This is the try that counts. There are no hints.` : t`This is practice.`}
        />
      )}
      <RoomMenu onClose={onClose} onPaused={onPaused} />
      <ListRow icon="rules" label={t`Rules`} onPress={after(onRules)} />
      <ListRow icon="settings" label={t`Settings`} onPress={after(onSettings)} />
      {Platform.OS === 'web' && <ListRow icon="keys" label={t`Keys`} onPress={after(onKeys)} />}
    </TableSheet>
  );
}
