import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { countRolls } from '../../../engine/roll-proof';
import { useDiceWords } from '../../table/sheets/use-dice-words';
import { useTable, useTableActions } from '../../table/TableContext';
import { AlertText } from '../../ui/access/AlertText';
import { ListRow } from '../../ui/controls/ListRow';
import { Icon } from '../../ui/Icon';
import { space } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';

/** N38: says in the menu that all phones make the dice. A tap explains it below, another tap hides that again. */
export function DiceRow() {
  const { played } = useTableActions();
  const shown = useTable(({ count }) => count);
  const lost = useTable(({ room }) => room?.lostLinks ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry changes the counts
  const counts = useMemo(() => countRolls(played().log), [played, shown]);
  const { title, line, lines } = useDiceWords(counts, lost);
  const theme = useTheme();
  const [open, setOpen] = useState(false);
  return (
    <View style={open && styles.all}>
      <ListRow
        icon="dice"
        label={title}
        {...(counts && { line })}
        end={<Icon name={open ? 'up' : 'down'} colour={theme.quiet} size={20} />}
        onPress={() => setOpen(!open)}
      />
      {open && <AlertText>{lines.join(' ')}</AlertText>}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.small, paddingBottom: space.small },
});
