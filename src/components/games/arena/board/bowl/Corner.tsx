import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { IconButton } from '../../../../ui/controls/IconButton';
import type { IconName } from '../../../../ui/theme/icons';
import { radius, space } from '../../../../ui/theme/measures';
import { useTheme } from '../../../../ui/theme/use-theme';

interface Props {
  readonly at: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';
  readonly icon: IconName;
  /** Mirrors the icon. */
  readonly mirrored?: boolean;
  readonly label: string;
  readonly onPress: () => void;
}

/** A button in a corner, where the oval bowl leaves wood free. */
export function Corner({ at, mirrored = false, ...button }: Props): ReactNode {
  const { card } = useTheme();
  return (
    <View style={[styles.corner, styles[at], { backgroundColor: card }, mirrored && styles.mirrored]}>
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
  mirrored: { transform: [{ scaleX: -1 }] },
  topLeft: { left: space.tiny, top: space.tiny },
  topRight: { right: space.tiny, top: space.tiny },
  bottomLeft: { left: space.tiny, bottom: space.tiny },
  bottomRight: { right: space.tiny, bottom: space.tiny },
});
