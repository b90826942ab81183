import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/game';
import type { Result } from '../../../engine/refusal';
import type { SeatView } from '../../../net/session/session';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { LiveText } from '../../ui/access/LiveText';
import { Card } from '../../ui/Card';
import { Button } from '../../ui/controls/Button';
import { Icon } from '../../ui/Icon';
import { Heading, Quiet, Text } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useTextScale } from '../../ui/theme/use-text-scale';
import { useTheme } from '../../ui/theme/use-theme';
import { useSeatWords } from '../room/use-seat-words';
import { useSession } from '../room/use-session';

interface Props {
  readonly shared: SharedTable;
  /** Shows the refusal, if there is one. */
  readonly attempt: (doing: Promise<Result<null>>) => unknown;
}

/** The player of each seat. The host can free a seat for another phone, or fill it. */
export function InviteSeats({ shared, attempt }: Props) {
  const { t } = useLingui();
  const { seats } = useSession(shared.session);
  return (
    <Card>
      <Heading>{t`Seats`}</Heading>
      <View role="list" style={styles.list}>
        {seats.map((at, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <InviteSeat key={seat} seat={seat} at={at} shared={shared} attempt={attempt} />
        ))}
      </View>
      {seats.some(isFree) && <Quiet>{t`Free seats can also be taken later.`}</Quiet>}
    </Card>
  );
}

/** Nobody plays here yet. */
const isFree = ({ keeper, phone = null }: SeatView): boolean => keeper.kind === 'person' && phone === null;

/** The least width of what a seat says. With larger text the buttons wrap below it. */
const LEAST_WORDS = 84;

interface SeatProps extends Props {
  readonly seat: Seat;
  readonly at: SeatView;
}

function InviteSeat({ seat, at, shared, attempt }: SeatProps) {
  const { t } = useLingui();
  const theme = useTheme();
  const words = useSeatWords();
  const text = useTextScale();
  const { name, keeper, elsewhere = false, phone = null } = at;
  const free = isFree(at);
  const visited = elsewhere && phone !== null;
  const state = words(at);
  return (
    <View role="listitem" aria-label={t`${name}: ${state}`} style={styles.row}>
      <Icon
        name={keeper.kind === 'bot' ? 'bot' : elsewhere ? 'phone' : 'person'}
        colour={visited && !at.away ? theme.good : theme.quiet}
      />
      <View style={{ ...styles.words, flexBasis: LEAST_WORDS * text }}>
        <Text kind="strong" numberOfLines={1}>
          {name}
        </Text>
        <LiveText kind="quiet" tone={free ? 'accentText' : 'quiet'}>
          {state}
        </LiveText>
      </View>
      {free && (
        <View style={styles.acts}>
          <Button
            label={t`I’ll play`}
            spoken={t`I’ll play for ${name}`}
            onPress={() => attempt(shared.give(seat, 'here'))}
          />
          <Button
            label={t`Bot`}
            spoken={t`Bot for ${name}`}
            onPress={() => attempt(shared.give(seat, { bot: 'normal' }))}
          />
        </View>
      )}
      {!free && !visited && (
        <Button
          label={t`Free up`}
          spoken={t`Free up ${name}’s seat for another phone`}
          onPress={() => attempt(shared.give(seat, 'open'))}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.medium },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
  acts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  words: { flexGrow: 1, flexShrink: 1 },
});
