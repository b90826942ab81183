import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';
import type { Result } from '../../../engine/refusal';
import { alikeNames, LONGEST_NAME, tidyName } from '../../../net/session/names';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { Card } from '../../ui/Card';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/TextField';
import { space } from '../../ui/theme/measures';
import { useSession } from '../room/use-session';
import { useOwnName } from '../use-own-name';

interface Props {
  readonly shared: SharedTable;
  /** Shows the refusal, if there is one. */
  readonly attempt: (doing: Promise<Result<null>>) => Promise<boolean>;
}

/**
 * Asks once for the name of the person who invites: others look for it among the tables nearby. A default name of the seat is then
 * replaced.
 */
export function NameCard({ shared, attempt }: Props) {
  const { t } = useLingui();
  const [own, keep] = useOwnName();
  const [typed, setTyped] = useState('');
  const { seats, room } = useSession(shared.session);
  const mine = seats.findIndex(({ phone }) => phone !== undefined && phone !== null && phone === room?.me);
  const number = mine + 1;
  // Two people may share the host's phone, and the owner has the other seat.
  const seated = seats.some(({ name }) => alikeNames(name, own));
  const unnamed = !seated && seats[mine]?.name === t`Player ${number}`;
  useEffect(() => {
    if (unnamed && own !== '') void attempt(shared.session.rename(mine, own));
  }, [unnamed, own, mine, shared, attempt]);
  if (!unnamed || own !== '') return null;
  const save = () => {
    // The effect gives it to the seat.
    if (tidyName(typed) !== '') keep(typed);
  };
  return (
    <Card style={styles.card}>
      <TextField
        label={t`What is your name? The others find your table by it.`}
        value={typed}
        onChange={setTyped}
        maxLength={LONGEST_NAME}
        autoCapitalize="words"
        autoCorrect={false}
        returnKeyType="done"
        onSubmitEditing={save}
      />
      <Button label={t`Save`} disabled={tidyName(typed) === ''} onPress={save} />
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: space.medium } });
