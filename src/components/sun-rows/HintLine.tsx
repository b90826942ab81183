import { Trans } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { Die } from '../dice/Die';
import { useSay } from '../table/FaceContext';
import { useTable } from '../table/TableContext';
import { Icon } from '../ui/Icon';
import { radius, space } from '../ui/measures';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/useTheme';
import { colourOf } from './colour';
import { hint, useStanding } from './hooks';
import { diceWords } from './words';

/** A recommended move that no card can show: what to do with the dice. */
export function HintLine() {
  const theme = useTheme();
  const say = useSay();
  const move = useTable(hint);
  const dice = useStanding((state) => state.dice);
  if (move?.kind !== 'stop' && move?.kind !== 'pass' && move?.kind !== 'reroll') return null;
  const again =
    move.kind === 'reroll' ? move.places.map((place) => ({ place, value: dice[place - 1] ?? 1 })) : [];
  const words = diceWords(
    again.map(({ value }) => value),
    say,
  );
  return (
    <View role="status" aria-live="polite" style={[styles.line, { backgroundColor: theme.glowSoft }]}>
      <Icon name="hint" size={18} colour={theme.text} />
      <Text kind="quiet" style={styles.words}>
        {move.kind === 'stop' && <Trans>Hint: keep these dice.</Trans>}
        {move.kind === 'pass' && <Trans>Hint: pass this time.</Trans>}
        {move.kind === 'reroll' && <Trans>Hint: roll {words} again.</Trans>}
      </Text>
      <View aria-hidden style={styles.dice}>
        {again.map(({ place, value }) => (
          <Die key={place} size={20} paint={colourOf(value)} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'center',
    gap: space.small,
    paddingHorizontal: space.medium,
    paddingVertical: space.tiny,
    borderRadius: radius.medium,
  },
  words: { flexShrink: 1 },
  dice: { flexDirection: 'row', gap: 4 },
});
