import { useLingui } from '@lingui/react/macro';
import { StyleSheet } from 'react-native';
import { useApp } from '../../../stores/app/AppContext';
import { AlertText } from '../../ui/access/AlertText';
import { Card } from '../../ui/Card';
import { Button } from '../../ui/controls/Button';
import { Body } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { AddressStep } from './AddressStep';
import { useLobby } from './use-lobby';

interface Props {
  readonly onAgain: () => void;
  readonly onNearby: () => void;
  readonly onHome: () => void;
}

/** Shown when the table of a link or a code has not come into sight: why that may be, and what a person can do. */
export function MissingTable({ onAgain, onNearby, onHome }: Props) {
  const { t } = useLingui();
  const { lobby } = useApp();
  const transports = useLobby((state) => state.transports);
  const lookAt = async (address: string) => {
    const found = (await lobby?.addAddress(address)) === true;
    // Another table is there. It is in the list of all tables.
    if (found && lobby?.store.getState().joining?.card === null) onNearby();
    return found;
  };
  return (
    <>
      <Card style={styles.card}>
        <AlertText kind="heading">{t`This table can’t be found.`}</AlertText>
        <Body>{t`Its host may have closed it, or the two phones may be on different Wi-Fi networks.`}</Body>
        <Button kind="main" icon="again" label={t`Try again`} onPress={onAgain} />
        <Button icon="people" label={t`See the tables nearby`} onPress={onNearby} />
        <Button label={t`Home`} onPress={onHome} />
      </Card>
      {transports?.includes('lan') && <AddressStep onAddress={lookAt} />}
    </>
  );
}

const styles = StyleSheet.create({ card: { gap: space.medium } });
