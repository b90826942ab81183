import { StyleSheet } from 'react-native';
import type { Person } from '../../stores/people/person';
import { Press, type PressProps } from '../ui/controls/Press';
import { Icon } from '../ui/Icon';
import { Text } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { PersonToken } from './PersonToken';

interface Props extends Omit<PressProps, 'style' | 'children' | 'aria-label'> {
  readonly person: Person;
  readonly chosen: boolean;
}

/** A person to choose by one tap. What a tap means, and so its role, depends on the place. */
export function PersonChip({ person, chosen, ...press }: Props) {
  const theme = useTheme();
  const { name } = person;
  return (
    <Press
      {...press}
      aria-label={name}
      style={({ pressed, hovered }) => [
        styles.chip,
        {
          backgroundColor: chosen ? theme.glowSoft : pressed || hovered ? theme.raised : theme.card,
          borderColor: chosen ? theme.glow : theme.edge,
        },
        press['aria-disabled'] && styles.disabled,
      ]}
    >
      <PersonToken {...person} size={30} />
      <Text kind="tag" numberOfLines={1} style={styles.name}>
        {name}
      </Text>
      {chosen && <Icon name="check" colour={theme.accentText} size={18} />}
    </Press>
  );
}

const styles = StyleSheet.create({
  chip: {
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    paddingLeft: 6,
    paddingRight: space.medium,
    paddingVertical: space.tiny,
    borderWidth: 1.5,
    borderRadius: radius.round,
  },
  name: { flexShrink: 1 },
  disabled: { opacity: 0.5 },
});
