import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { IconButton } from '../../../../ui/controls/IconButton';
import type { IconName } from '../../../../ui/theme/icons';
import { radius, space } from '../../../../ui/theme/measures';
import { useTheme } from '../../../../ui/theme/use-theme';

interface Props {
  readonly at: 'bottomLeft' | 'bottomRight';
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

/** A button in a corner, where the oval bowl leaves wood free. */
export function Corner({ at, ...button }: Props): ReactNode {
  const { card } = useTheme();
  return (
    <View style={[styles.corner, styles[at], { backgroundColor: card }]}>
      <IconButton {...button} />
    </View>
  );
}

const styles = StyleSheet.create({
  corner: {
    position: 'absolute',
    borderRadius: radius.round,
    boxShadow: '0 1px 3px rgba(0, 0, 0, 0.4)',
  },
  bottomLeft: { left: space.tiny, bottom: space.tiny },
  bottomRight: { right: space.tiny, bottom: space.tiny },
});
