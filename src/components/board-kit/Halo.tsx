import { StyleSheet, View } from 'react-native';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/theme/icons';
import { useTheme } from '../ui/theme/use-theme';

interface Props {
  /** The sign in the corner: a hint, or what a lesson wants pressed, or looked at. */
  readonly icon: Extract<IconName, 'hint' | 'point' | 'eye'>;
  /** The corner radius of what it surrounds, in points. */
  readonly radius?: number;
  /** How far around its parent it is drawn, in points. */
  readonly outset?: number;
  /** The sign stands above the right edge, or at its lower end where the screen ends above. */
  readonly badge?: 'above' | 'below';
}

const BADGE = 22;

/**
 * The strongest mark of a table: a thick ring in two colours with a sign, visible on paper, felt and wood, and without
 * colours. It fills its parent, takes no taps, and is not read: the parent's label says the same.
 */
export function Halo({ icon, radius = 8, outset = 3, badge = 'above' }: Props) {
  const { halo, haloInner } = useTheme();
  const around = { left: -outset, right: -outset, top: -outset, bottom: -outset };
  return (
    <View
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={[styles.all, around, { borderRadius: radius + outset, borderColor: halo }]}
    >
      <View
        style={[styles.inner, { borderRadius: Math.max(0, radius + outset - 3), borderColor: haloInner }]}
      />
      <View style={[styles.badge, styles[badge], { backgroundColor: halo, borderColor: haloInner }]}>
        <Icon fixed name={icon} size={14} colour={haloInner} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { position: 'absolute', zIndex: 2, borderWidth: 3, pointerEvents: 'none' },
  inner: { ...StyleSheet.absoluteFill, borderWidth: 2 },
  badge: {
    position: 'absolute',
    right: -BADGE / 2 - 1,
    width: BADGE,
    height: BADGE,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2,
    borderRadius: BADGE / 2,
  },
  above: { top: -BADGE / 2 - 3 },
  // What lies below the band covers all that reaches further.
  below: { bottom: -6 },
});
