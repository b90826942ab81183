import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/game';
import { alikeNames, LONGEST_NAME, tidyName } from '../../../net/session/names';
import type { SeatView } from '../../../net/session/session';
import { useSeatWords } from '../../lobby/room/use-seat-words';
import { LiveText } from '../../ui/access/LiveText';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { TextField } from '../../ui/controls/TextField';
import { Icon } from '../../ui/Icon';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { useTable, useTableActions } from '../TableContext';
import { useSeatState } from './use-seat-state';

/** One seat in the menu. It can be renamed, given to a bot and taken back. */
export function SeatRow({ seat, at }: { readonly seat: Seat; readonly at: SeatView }) {
  const { t } = useLingui();
  const theme = useTheme();
  const { giveSeat } = useTableActions();
  const [writing, setWriting] = useState(false);
  const bot = at.keeper.kind === 'bot';
  const { name } = at;
  const room = useTable((table) => table.room);
  const words = useSeatWords();
  const state = useSeatState(seat);
  const mine = at.elsewhere !== true;
  // The seat belongs to another phone. The host can only let a bot stand in.
  const theirs = room !== null && !mine && at.phone !== null;
  const gives = room?.role !== 'guest';
  const names = mine || room?.role === 'host';
  if (writing) return <Rename seat={seat} name={name} onDone={() => setWriting(false)} />;
  return (
    <View style={styles.row}>
      <Icon name={bot ? 'bot' : 'person'} colour={theme.quiet} />
      <View style={styles.name}>
        <Text kind="label" numberOfLines={1}>
          {name}
        </Text>
        {room && <LiveText kind="quiet">{words(at, state)}</LiveText>}
      </View>
      {names && <IconButton icon="edit" label={t`Rename ${name}`} onPress={() => setWriting(true)} />}
      {!gives ? null : theirs && bot ? (
        <Button
          label={t`Give back`}
          spoken={t`Give the seat back to ${name}`}
          onPress={() => giveSeat(seat, { kind: 'person' })}
        />
      ) : bot || (room !== null && !mine && !theirs) ? (
        <Button
          label={t`I’ll play`}
          spoken={t`I’ll play for ${name}`}
          onPress={() => giveSeat(seat, { kind: 'person' })}
        />
      ) : (
        <Button
          label={t`Let a bot play`}
          spoken={t`Let a bot play for ${name}`}
          onPress={() => giveSeat(seat, { kind: 'bot', level: 'normal' })}
        />
      )}
    </View>
  );
}

interface RenameProps {
  readonly seat: Seat;
  readonly name: string;
  readonly onDone: () => void;
}

function Rename({ seat, name, onDone }: RenameProps) {
  const { t } = useLingui();
  const { rename } = useTableActions();
  const [text, setText] = useState(name);
  const others = useTable(({ seats }) => seats).filter((_, other) => other !== seat);
  const newName = tidyName(text);
  const taken = others.some((other) => alikeNames(other.name, newName));
  const problem = newName === '' ? t`A name is needed.` : taken ? t`Somebody here has that name.` : undefined;
  const keep = () => {
    if (problem !== undefined) return;
    rename(seat, newName);
    onDone();
  };
  return (
    <View style={styles.row}>
      <View style={styles.name}>
        <TextField
          label={t`Name`}
          value={text}
          onChange={setText}
          maxLength={LONGEST_NAME}
          autoFocus
          onSubmitEditing={keep}
          {...(problem !== undefined && { problem })}
        />
      </View>
      <Button label={t`OK`} disabled={problem !== undefined} onPress={keep} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
  name: { flex: 1, minWidth: 90 },
});
