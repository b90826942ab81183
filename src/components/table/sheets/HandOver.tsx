import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { Button } from '../../ui/controls/Button';
import { Cover } from '../../ui/overlays/Cover';
import { space } from '../../ui/theme/measures';
import { useTable, useTableActions } from '../TableContext';

interface Props {
  readonly onMenu: () => void;
  readonly onHome: () => void;
}

/**
 * Covers the table while the phone goes to the next player, who must not see the other's answer. The menu
 * lets a bot play for a player who has left.
 */
export function HandOver({ onMenu, onHome }: Props) {
  const { t } = useLingui();
  const { uncover } = useTableActions();
  const name = useTable(({ cover, seats }) => (cover === null ? '' : (seats[cover]?.name ?? '')));
  return (
    <Cover line={t`Pass the phone to`} name={name} label={t`I’m ${name}`} onPress={uncover}>
      <View style={styles.ways}>
        <Button label={t`Menu`} onPress={onMenu} />
        <Button label={t`Home`} onPress={onHome} />
      </View>
    </Cover>
  );
}

const styles = StyleSheet.create({
  ways: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.small },
});
