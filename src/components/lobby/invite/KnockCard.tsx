import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import type { KnockingPhone } from '../../../net/discovery/knocking-phones';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { AlertText } from '../../ui/access/AlertText';
import { LiveText } from '../../ui/access/LiveText';
import { Card } from '../../ui/Card';
import { Button } from '../../ui/controls/Button';
import { Body } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { PictureRow } from '../pictures/PictureRow';

/** The phones that knock at this table: the host lets one in that shows the same pictures (NS19). */
export function KnockCard({ shared }: { readonly shared: SharedTable }) {
  const { t } = useLingui();
  const knocks = useStore(shared.store, ({ invitation }) => invitation.knocks);
  if (knocks.length === 0) return null;
  return (
    <Card style={styles.card}>
      <AlertText kind="heading">{t`Somebody is knocking`}</AlertText>
      <Body>{t`Look at the other phone. Let it in only if it shows the same pictures.`}</Body>
      {knocks.map((knock) => (
        <Knocking key={knock.id} knock={knock} shared={shared} />
      ))}
    </Card>
  );
}

function Knocking({ knock, shared }: { readonly knock: KnockingPhone; readonly shared: SharedTable }) {
  const { t } = useLingui();
  const { id, pictures, welcome } = knock;
  return (
    <View style={styles.knock}>
      <PictureRow numbers={pictures} />
      <LiveText kind="quiet" tone="quiet" style={styles.centred}>
        {welcome ? t`Now tap “The same pictures” on the other phone.` : ''}
      </LiveText>
      <View style={styles.buttons}>
        <Button label={t`Not now`} onPress={() => shared.turnAway(id)} />
        {!welcome && <Button icon="check" label={t`Let in`} onPress={() => shared.letIn(id)} />}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.medium },
  knock: { gap: space.small },
  centred: { textAlign: 'center' },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.small },
});
