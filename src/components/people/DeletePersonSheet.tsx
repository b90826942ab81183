import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Person } from '../../stores/people/person';
import { Button } from '../ui/controls/Button';
import { Notice } from '../ui/overlays/Notice';
import { Sheet } from '../ui/overlays/Sheet';
import { Body, Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';

interface Props {
  readonly person: Person;
  /** Why the person could not be deleted. */
  readonly problem: string | null;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before a person is deleted. */
export function DeletePersonSheet({ person: { name }, problem, onDelete, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Sheet
      open
      title={t`Delete ${name}?`}
      onClose={onClose}
      notice={problem !== null && <Notice urgent text={problem} />}
      footer={
        <View style={styles.buttons}>
          <Button label={t`Keep ${name}`} onPress={onClose} />
          <Button kind="danger" icon="trash" label={t`Delete`} onPress={onDelete} />
        </View>
      }
    >
      <Body>{t`Colour, emblem and results of ${name} are gone then.`}</Body>
      <Quiet>{t`Played games stay, and the name stays in them.`}</Quiet>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.small },
});
