import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { AnyMatch } from '../../../engine/match';
import { countRolls } from '../../../engine/roll-proof';
import { Body, Heading, Quiet } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useDiceWords } from '../sheets/use-dice-words';

interface Props {
  readonly match: AnyMatch;
  /** The rolls for which this phone answered in vain. */
  readonly lost?: number;
}

/** N38: how the dice of a table of many phones were made. Nothing for any other table. */
export function DiceLines({ match, lost = 0 }: Props) {
  const counts = useMemo(() => countRolls(match.log), [match]);
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
