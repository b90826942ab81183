import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { IconButton } from '../../../../ui/controls/IconButton';
import { radius, space } from '../../../../ui/theme/measures';
import { useTheme } from '../../../../ui/theme/use-theme';

interface Props {
  /** One step to the right and down, on the screen. */
  readonly onStep: (right: number, down: number) => void;
  readonly onTurn: (clockwise: boolean) => void;
}

/** Buttons that move and turn the chosen die, for who drags nothing. */
export function DieTools({ onStep, onTurn }: Props) {
  const { t } = useLingui();
  const { card } = useTheme();
  const tools = [
    { icon: 'again', mirrored: true, label: t`Turn left`, onPress: () => onTurn(false) },
    { icon: 'back', label: t`Move left`, onPress: () => onStep(-1, 0) },
    { icon: 'up', label: t`Move away`, onPress: () => onStep(0, -1) },
    { icon: 'down', label: t`Move nearer`, onPress: () => onStep(0, 1) },
    { icon: 'forward', label: t`Move right`, onPress: () => onStep(1, 0) },
    { icon: 'again', label: t`Turn right`, onPress: () => onTurn(true) },
  ] as const;
  return (
    <View role="group" aria-label={t`Move the die`} style={styles.tools}>
      {tools.map(({ label, ...tool }) => (
        <View
          key={label}
          style={[styles.tool, { backgroundColor: card }, 'mirrored' in tool && styles.mirrored]}
        >
          <IconButton icon={tool.icon} label={label} onPress={tool.onPress} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  tools: {
    position: 'absolute',
    left: space.tiny,
    right: space.tiny,
    top: space.tiny,
    flexDirection: 'row',
    justifyContent: 'space-between',
    pointerEvents: 'box-none',
  },
  tool: { borderRadius: radius.round, boxShadow: '0 1px 3px rgba(0, 0, 0, 0.4)' },
  mirrored: { transform: [{ scaleX: -1 }] },
});
