import { memo, useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, Ellipse, LinearGradient, RadialGradient, Stop } from 'react-native-svg';
import { ACROSS, ALONG, BRINK, HOLLOW, profile, RIM } from '../../../../../engine/arena/physics/bowl';
import { LOOK as CAMERA } from '../../../../dice/motion/scene';
import { radius } from '../../../../ui/theme/measures';
import { useTheme } from '../../../../ui/theme/use-theme';
import { type Camera, DIE_MM, toScreen } from './camera';

/** The bowl in the table: a wooden rim and wall, and a floor of felt. The light comes from the upper left. */
export const Bowl = memo(function Bowl({ camera }: { readonly camera: Camera }) {
  const { wood, felt, scheme } = useTheme();
  const name = useId().replace(/\W/g, '');
  const { width, height } = camera;
  const dark = scheme === 'dark';
  const paint = (part: string) => `url(#${name}${part})`;
  return (
    <View
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={[styles.table, { width, height, backgroundColor: wood }]}
    >
      <Svg width={width} height={height}>
        <Defs>
          <LinearGradient id={`${name}wall`} x1="0.25" y1="0" x2="0.7" y2="1">
            <Stop offset="0" stopColor="#000" stopOpacity={dark ? 0.6 : 0.52} />
            <Stop offset="0.55" stopColor="#000" stopOpacity={dark ? 0.34 : 0.26} />
            <Stop offset="1" stopColor="#FFF0D7" stopOpacity={dark ? 0.1 : 0.2} />
          </LinearGradient>
          <LinearGradient id={`${name}rim`} x1="0.25" y1="0" x2="0.75" y2="1">
            <Stop offset="0" stopColor="#FFF0D7" stopOpacity={dark ? 0.3 : 0.5} />
            <Stop offset="1" stopColor="#000" stopOpacity="0.28" />
          </LinearGradient>
          <RadialGradient id={`${name}felt`} cx="0.52" cy="0.55" r="0.56">
            <Stop offset="0.55" stopColor="#000" stopOpacity="0" />
            <Stop offset="1" stopColor="#000" stopOpacity="0.38" />
          </RadialGradient>
        </Defs>
        <Oval camera={camera} outside={RIM - 3} fill={paint('rim')} />
        <Oval camera={camera} outside={RIM - 8} fill={wood} />
        <Oval camera={camera} outside={RIM - 8} fill={paint('wall')} />
        <Oval camera={camera} outside={BRINK} fill={paint('wall')} opacity={0.22} />
        <Oval camera={camera} outside={HOLLOW} fill="#000" opacity={0.2} />
        <Oval camera={camera} outside={0} fill={felt} />
        <Oval camera={camera} outside={0} fill={paint('felt')} />
      </Svg>
    </View>
  );
});

interface OvalProps {
  readonly camera: Camera;
  /** The distance outside the floor, in mm. */
  readonly outside: number;
  readonly fill: string;
  readonly opacity?: number;
}

/** A filled line of equal height. */
function Oval({ camera, outside, fill, opacity = 1 }: OvalProps) {
  const { size, turned } = camera;
  const { x, y } = toScreen(camera, { x: 0, y: 0 }, profile(outside) - DIE_MM / 2);
  const scale = size / DIE_MM;
  const across = (turned ? ALONG : ACROSS) + outside;
  const along = (turned ? ACROSS : ALONG) + outside;
  return (
    <Ellipse
      cx={x}
      cy={y}
      rx={across * scale}
      ry={along * scale * CAMERA.across}
      fill={fill}
      fillOpacity={opacity}
    />
  );
}

const styles = StyleSheet.create({
  table: {
    position: 'absolute',
    overflow: 'hidden',
    borderRadius: radius.large,
    boxShadow:
      '0 1px 3px rgba(0, 0, 0, 0.35), inset 0 1px 0 rgba(255, 240, 215, 0.28), inset 0 -2px 3px rgba(0, 0, 0, 0.22)',
  },
});
