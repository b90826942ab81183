import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { refusalText } from '../../../i18n/refusal';
import type { Wish } from '../../../net/protocol/message';
import { alikeNames, LONGEST_NAME, tidyName } from '../../../net/session/names';
import type { Joining } from '../../../stores/multiplayer/lobby-state';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { AlertText } from '../../ui/access/AlertText';
import { Card } from '../../ui/Card';
import { Button } from '../../ui/controls/Button';
import { Switch } from '../../ui/controls/Switch';
import { TextField } from '../../ui/controls/TextField';
import { Body, Heading, Quiet } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useSession } from '../room/use-session';

interface Props {
  readonly joining: Joining;
  readonly shared: SharedTable;
  readonly onSit: (wishes: readonly Wish[]) => void;
}

/** Chooses the seats of this phone and their names. Without a seat the phone watches. */
export function SeatsStep({ joining, shared, onSit }: Props) {
  const { t, i18n } = useLingui();
  const { seats } = useSession(shared.session);
  const free = seats.flatMap(({ keeper, phone }, seat) =>
    keeper.kind === 'person' && phone === null ? [seat] : [],
  );
  const [first] = free;
  const [wanted, setWanted] = useState<ReadonlyMap<number, string>>(
    () => new Map(first === undefined ? [] : [[first, '']]),
  );
  const wishes = free.flatMap((seat): readonly Wish[] => {
    const name = wanted.get(seat);
    return name === undefined ? [] : [{ seat, name: tidyName(name) || (seats[seat]?.name ?? '') }];
  });
  const others = seats.filter((_, seat) => !wishes.some((wish) => wish.seat === seat));
  const names = [...others.map(({ name }) => name), ...wishes.map(({ name }) => name)];
  const twice = names.find((name, at) => names.findIndex((each) => alikeNames(each, name)) !== at);
  const change = (seat: number, name: string | null) => {
    const next = new Map(wanted);
    if (name === null) next.delete(seat);
    else next.set(seat, name);
    setWanted(next);
  };
  if (free.length === 0) {
    return (
      <Card style={styles.card}>
        <Body>{t`All seats are taken. You can watch; the host can set one free.`}</Body>
        <Button kind="main" icon="eye" label={t`Watch`} onPress={() => onSit([])} />
      </Card>
    );
  }
  return (
    <Card style={styles.card}>
      <Heading>{t`Who plays on this phone?`}</Heading>
      {free.map((seat) => {
        const place = seat + 1;
        const given = seats[seat]?.name ?? '';
        const name = wanted.get(seat);
        return (
          <View key={seat} style={styles.seat}>
            <Switch
              icon="person"
              label={t`Seat ${place}`}
              line={given}
              on={name !== undefined}
              onChange={(on) => change(seat, on ? '' : null)}
            />
            {name !== undefined && (
              <TextField
                label={t`Name for seat ${place}`}
                value={name}
                placeholder={given}
                maxLength={LONGEST_NAME}
                autoCapitalize="words"
                autoCorrect={false}
                onChange={(text) => change(seat, text)}
              />
            )}
          </View>
        );
      })}
      {twice !== undefined && (
        <AlertText kind="quiet" tone="danger">
          {t`Two players are called ${twice}.`}
        </AlertText>
      )}
      {joining.problem && (
        <AlertText kind="quiet" tone="danger">
          {refusalText(i18n, joining.problem)}
        </AlertText>
      )}
      <Button
        kind="main"
        label={wishes.length > 0 ? t`Sit down` : t`Watch`}
        disabled={twice !== undefined}
        onPress={() => {
          if (twice === undefined) onSit(wishes);
        }}
      />
      <Quiet>{t`Several people can share this phone. Without a seat you watch.`}</Quiet>
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: space.medium }, seat: { gap: space.small } });
