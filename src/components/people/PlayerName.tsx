import { StyleSheet, View } from 'react-native';
import type { Person } from '../../stores/people/person';
import { Icon } from '../ui/Icon';
import { Text } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { PersonToken } from './PersonToken';

interface Props {
  readonly name: string;
  /** Null for a name that belongs to nobody on this phone. */
  readonly person: Person | null;
  readonly size?: number;
  readonly strong?: boolean;
}

/** A player's name behind the player's emblem. */
export function PlayerName({ name, person, size = 28, strong = false }: Props) {
  const { quiet } = useTheme();
  return (
    <View style={styles.player}>
      {/* A view around it, because an SVG shrinks beside large text. */}
      <View>
        {person ? <PersonToken {...person} size={size} /> : <Icon name="person" colour={quiet} size={size} />}
      </View>
      <Text kind={strong ? 'strong' : 'body'} style={styles.name}>
        {name}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  player: { flexShrink: 1, flexDirection: 'row', alignItems: 'center', gap: space.small },
  name: { flexShrink: 1 },
});
