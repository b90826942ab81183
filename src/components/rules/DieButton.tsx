import { StyleSheet } from 'react-native';
import { Die, type DieLook } from '../dice/Die';
import { Press } from '../ui/controls/Press';
import { radius } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { useDieSize } from './use-die-size';

interface Props extends DieLook {
  /** "White, 4" */
  readonly label: string;
  readonly picked: boolean;
  readonly onPress: () => void;
}

/** A die that can be picked. */
export function DieButton({ label, picked, onPress, ...look }: Props) {
  const { glowOnFelt } = useTheme();
  const size = useDieSize();
  return (
    <Press
      role="checkbox"
      aria-label={label}
      aria-checked={picked}
      onPress={onPress}
      style={[styles.button, picked && { borderColor: glowOnFelt }]}
    >
      <Die size={size} {...look} />
    </Press>
  );
}

const styles = StyleSheet.create({
  button: {
    padding: 3,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 3,
    borderColor: 'transparent',
    borderRadius: radius.medium,
  },
});
