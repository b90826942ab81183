import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Refusal, Result } from '../../../engine/refusal';
import { refusalText } from '../../../i18n/refusal';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { Button } from '../../ui/controls/Button';
import { FooterActions } from '../../ui/FooterActions';
import { Notice } from '../../ui/overlays/Notice';
import { Screen } from '../../ui/Screen';
import { space, wideScreen } from '../../ui/theme/measures';
import { InviteBluetooth } from '../bluetooth/InviteBluetooth';
import { MiddleCard } from '../middle/MiddleCard';
import { useSession } from '../room/use-session';
import { AwayChoice } from './AwayChoice';
import { CodeCard } from './CodeCard';
import { DigitsCard } from './DigitsCard';
import { GuessCard } from './GuessCard';
import { InviteSeats } from './InviteSeats';
import { KeepOpen } from './KeepOpen';
import { KnockCard } from './KnockCard';
import { NameCard } from './NameCard';

interface Props {
  readonly shared: SharedTable;
  readonly onTable: () => void;
  readonly onBack: () => void;
}

/** The host's screen while others join. The digits are valid as long as it is open. */
export function InviteScreen({ shared, onTable, onBack }: Props) {
  const { t, i18n } = useLingui();
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const { width, height } = useWindowDimensions();
  const { match, seats, room } = useSession(shared.session);
  const begun = match.log.length > 0;
  const open = seats.flatMap(({ keeper, phone }, seat) =>
    keeper.kind === 'person' && phone === null ? [seat] : [],
  );
  const wide = width >= wideScreen && width > height;
  useEffect(() => {
    shared.invite();
    return shared.stopInviting;
  }, [shared]);
  const attempt = useCallback(async (pending: Promise<Result<null>>) => {
    const result = await pending;
    setTrouble(result.ok ? null : result.refusal);
    return result.ok;
  }, []);
  // The game stays paused until the host begins it.
  useEffect(() => {
    if (!begun) void attempt(shared.pause(true));
  }, [shared, begun, attempt]);

  const begin = async (bots: boolean) => {
    for (const seat of bots ? open : []) if (!(await attempt(shared.give(seat, { bot: 'normal' })))) return;
    if (await attempt(shared.pause(false))) onTable();
  };

  return (
    <Screen
      title={t`Invite`}
      onBack={onBack}
      footer={
        <FooterActions>
          {open.length > 0 && (
            <Button wide icon="bot" label={t`Fill with bots`} onPress={() => void begin(true)} />
          )}
          <Button
            kind="main"
            wide
            icon="play"
            label={begun ? t`Go on` : t`Begin`}
            onPress={() => void begin(false)}
          />
        </FooterActions>
      }
    >
      {room?.notice && (
        <Notice text={refusalText(i18n, room.notice)} action={{ label: t`OK`, onPress: shared.readNotice }} />
      )}
      {trouble && <Notice urgent text={refusalText(i18n, trouble)} />}
      <View style={wide ? styles.columns : styles.column}>
        <View style={wide ? styles.half : styles.column}>
          <KnockCard shared={shared} />
          <GuessCard shared={shared} />
          <DigitsCard shared={shared} />
          {!wide && <CodeCard shared={shared} />}
          {!wide && <NameCard shared={shared} attempt={attempt} />}
          <InviteBluetooth shared={shared} />
          {!wide && <KeepOpen />}
          {wide && <CodeCard shared={shared} />}
        </View>
        <View style={wide ? styles.half : styles.column}>
          {wide && <NameCard shared={shared} attempt={attempt} />}
          <InviteSeats shared={shared} attempt={attempt} />
          <MiddleCard
            seated={seats.some(({ phone }) => phone === room?.me)}
            lies={room !== undefined && room.middle === room.me}
            onChange={(lies) => void attempt(shared.lieInMiddle(lies))}
          />
          <AwayChoice shared={shared} />
          {wide && <KeepOpen />}
        </View>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: space.large },
  column: { gap: space.large },
  half: { flex: 1, gap: space.large },
});
