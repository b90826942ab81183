import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { StyleSheet } from 'react-native';
import { refusalText } from '../../../i18n/refusal';
import type { Wish } from '../../../net/protocol/message';
import { netReasons } from '../../../net/protocol/net-reasons';
import { alikeNames, tidyName } from '../../../net/session/names';
import type { Joining } from '../../../stores/multiplayer/lobby-state';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { AlertText } from '../../ui/access/AlertText';
import { Card } from '../../ui/Card';
import { Button } from '../../ui/controls/Button';
import { FooterActions } from '../../ui/FooterActions';
import { Screen } from '../../ui/Screen';
import { Body, Heading, Quiet } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { MiddleCard } from '../middle/MiddleCard';
import { useSession } from '../room/use-session';
import { useOwnName } from '../use-own-name';
import { LostSeats } from './LostSeats';
import { useWantedSeats } from './use-wanted-seats';
import { WantedSeat } from './WantedSeat';
import { freeSeats } from './wanted-seats';

interface Props {
  readonly joining: Joining;
  readonly shared: SharedTable;
  /** Who invites, and to which game. */
  readonly intro: string;
  /** Takes the seats, or none to watch. Resolves when the host has answered. */
  readonly onSit: (wishes: readonly Wish[]) => Promise<unknown>;
  readonly onBack: () => void;
  /** Opens the lesson. It is offered to a person who has never played this game here. */
  readonly onLearn?: () => void;
}

/**
 * The screen on which a person chooses the seats of this phone and their names. Without a seat the phone watches. Others sit down at
 * the same time, so the two buttons stand in a footer: neither ever moves to where the other one was.
 */
export function SeatsStep({ joining, shared, intro, onSit, onBack, onLearn }: Props) {
  const { t, i18n } = useLingui();
  const { seats, room } = useSession(shared.session);
  const me = room?.me ?? -1;
  const [ownName, keepOwn] = useOwnName();
  const { names: wanted, lost, change, forgetLost } = useWantedSeats(seats, me, ownName);
  const [busy, setBusy] = useState(false);
  const asking = useRef(false);
  const free = freeSeats(seats);
  const wishes = free.flatMap((seat): readonly Wish[] => {
    const name = wanted.get(seat);
    return name === undefined ? [] : [{ seat, name: tidyName(name) || (seats[seat]?.name ?? '') }];
  });
  const others = seats.filter((_, seat) => !wishes.some((wish) => wish.seat === seat));
  const names = [...others.map(({ name }) => name), ...wishes.map(({ name }) => name)];
  const twice = names.find((name, at) => names.findIndex((each) => alikeNames(each, name)) !== at);
  const own = seats
    .filter(({ phone }) => phone === me)
    .map(({ name }) => name)
    .join(', ');
  const taken = joining.problem?.code === netReasons['seat-taken'].code && lost.length > 0;
  const problem = taken ? null : joining.problem;

  const ask = async (asked: readonly Wish[]) => {
    // A second tap comes before the buttons are drawn anew.
    if (asking.current) return;
    asking.current = true;
    setBusy(true);
    forgetLost();
    await onSit(asked);
    asking.current = false;
    setBusy(false);
  };
  const sitDown = () => {
    if (wishes.length === 0 || twice !== undefined) return;
    // The first of several people is taken for the owner.
    keepOwn(wanted.values().next().value ?? '');
    void ask(wishes);
  };
  /** Lies in the middle, and shows the table. */
  const lieInMiddle = async () => {
    if ((await shared.lieInMiddle(true)).ok) await ask([]);
  };
  return (
    <Screen
      title={t`Join a table`}
      onBack={onBack}
      footer={
        <FooterActions>
          <Button
            icon="eye"
            wide
            label={own === '' ? t`Watch` : t`To the table`}
            disabled={busy}
            onPress={() => void ask([])}
          />
          <Button
            kind="main"
            wide
            label={t`Sit down`}
            disabled={busy || wishes.length === 0 || twice !== undefined}
            onPress={sitDown}
          />
        </FooterActions>
      }
    >
      {intro !== '' && <Body>{intro}</Body>}
      <Card style={styles.card}>
        <Heading>{t`Who plays on this phone?`}</Heading>
        <LostSeats lost={lost} seats={seats} />
        {own !== '' && <Body>{t`Already at the table on this phone: ${own}`}</Body>}
        {free.length === 0 && !busy && (
          <Body>{t`All seats are taken. You can watch; the host can free one up.`}</Body>
        )}
        {free.map((seat) => (
          <WantedSeat
            key={seat}
            seat={seat}
            given={seats[seat]?.name ?? ''}
            name={wanted.get(seat)}
            onChange={(name) => change(seat, name)}
            onSubmit={() => {
              if (wishes.length === 1) sitDown();
            }}
          />
        ))}
        {twice !== undefined && (
          <AlertText kind="quiet" tone="danger">
            {t`Two players are called ${twice}.`}
          </AlertText>
        )}
        {problem && (
          <AlertText kind="quiet" tone="danger">
            {refusalText(i18n, problem)}
          </AlertText>
        )}
        <Quiet>{t`Several people can share this phone. Without a seat you watch.`}</Quiet>
      </Card>
      {own === '' && (
        <MiddleCard seated={false} lies={false} disabled={busy} onChange={() => void lieInMiddle()} />
      )}
      {onLearn && <Button icon="point" label={t`Learn in two minutes`} onPress={onLearn} />}
    </Screen>
  );
}

const styles = StyleSheet.create({ card: { gap: space.medium } });
