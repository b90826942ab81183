import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { countRolls } from '../../../engine/roll-proof';
import { useDiceWords } from '../../table/sheets/use-dice-words';
import { useTable, useTableActions } from '../../table/TableContext';
import { AlertText } from '../../ui/access/AlertText';
import { ListRow } from '../../ui/controls/ListRow';
import { space } from '../../ui/theme/measures';

/** N38: says in the menu that all phones make the dice. A tap explains it in the same place. */
export function DiceRow() {
  const { played } = useTableActions();
  const shown = useTable(({ count }) => count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry changes the counts
  const counts = useMemo(() => countRolls(played().log), [played, shown]);
  const { title, line, lines } = useDiceWords(counts);
  const [open, setOpen] = useState(false);
  if (!open)
    return <ListRow icon="dice" label={title} {...(counts && { line })} onPress={() => setOpen(true)} />;
  return (
    <View role="group" aria-label={title} style={styles.all}>
      <ListRow icon="dice" label={title} {...(counts && { line })} />
      <AlertText>{lines.join(' ')}</AlertText>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.small, paddingBottom: space.small },
});
