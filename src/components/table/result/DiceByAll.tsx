import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { AnyMatch } from '../../../engine/match';
import { countRolls } from '../../../engine/roll-proof';
import { Body, Heading, Quiet } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useDiceWords } from '../sheets/use-dice-words';
import { useTable } from '../TableContext';

/** N38: how the dice of a table of many phones were made. Nothing at any other table. */
export function DiceByAll({ match }: { readonly match: AnyMatch }) {
  const counts = useMemo(() => countRolls(match.log), [match]);
  const lost = useTable(({ room }) => room?.lostLinks ?? 0);
  const { title, line, lines } = useDiceWords(counts, lost);
  if (!counts) return null;
  return (
    <View style={styles.lines}>
      <Heading level={3}>{title}</Heading>
      <Body>{line}</Body>
      {lines.map((each) => (
        <Quiet key={each}>{each}</Quiet>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ lines: { gap: space.tiny, paddingTop: space.small } });
