import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Person } from '../../stores/people/person';
import { PersonToken } from '../people/PersonToken';
import { Press } from '../ui/controls/Press';
import { Icon } from '../ui/Icon';
import { Text } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { type Chair, kindOf } from './chairs';
import { levelWords } from './level-words';

interface Props {
  readonly chair: Chair;
  /** Counted from 1. */
  readonly seat: number;
  /** The problem with the name, if there is one. */
  readonly problem: string | null;
  /** The person of this phone who has this name. */
  readonly person: Person | null;
  /** There is little height, so the chip has one line. */
  readonly low: boolean;
  readonly onPress: () => void;
}

/** A place at the drawn table has no room for more. */
const MOST = 1.5;

/** The player of a seat. A press opens the seat's settings. */
export function SeatChip({ chair, seat, problem, person, low, onPress }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const { name, keeper } = chair;
  const kind = kindOf(chair);
  const level = keeper.kind === 'person' ? null : t(levelWords[keeper.level].name);
  const spoken =
    kind === 'phone'
      ? t`${name}, another phone, seat ${seat}`
      : level === null
        ? t`${name}, person, seat ${seat}`
        : t`${name}, ${level}, bot, seat ${seat}`;
  return (
    <Press
      role="button"
      aria-label={spoken}
      aria-description={problem ?? t`Change this seat`}
      onPress={onPress}
      style={({ pressed, hovered }) => [
        styles.chip,
        low && styles.low,
        {
          backgroundColor: pressed || hovered ? theme.raised : theme.card,
          borderColor: problem === null ? theme.card : theme.danger,
          boxShadow: pressed ? theme.shadow : theme.shadowHigh,
        },
      ]}
    >
      {person && problem === null ? (
        <PersonToken {...person} size={26} />
      ) : (
        <Icon
          name={problem === null ? kind : 'warning'}
          colour={problem === null ? theme.accentText : theme.danger}
          size={22}
        />
      )}
      <View style={low ? styles.wordsBeside : styles.words}>
        <Text kind="tag" numberOfLines={1} maxFontSizeMultiplier={MOST}>
          {name}
        </Text>
        <Text kind="small" tone="quiet" numberOfLines={1} maxFontSizeMultiplier={MOST}>
          {level ?? (kind === 'phone' ? t`Another phone` : t`Person`)}
        </Text>
      </View>
    </Press>
  );
}

const styles = StyleSheet.create({
  chip: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    maxWidth: 190,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.small,
    paddingVertical: space.small,
    borderWidth: 2,
    borderRadius: radius.medium,
  },
  low: { flexDirection: 'row', gap: space.small, paddingVertical: space.tiny },
  wordsBeside: { flexShrink: 1 },
  words: { alignItems: 'center', maxWidth: '100%' },
});
