import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { iconColours } from './access/own-colours';
import { type IconName, icons } from './theme/icons';
import { useTextScale } from './theme/use-text-scale';

interface Props {
  readonly name: IconName;
  readonly colour: string;
  readonly size?: number;
  /** Part of a picture: it does not grow with the text. */
  readonly fixed?: boolean;
}

/** At most so much larger: by then it fills what can be pressed around it. */
const MOST = 1.5;

/** An icon of the app, drawn in strokes. It grows with the text around it. Screen readers skip it: its parent has the label. */
export function Icon({ name, colour, size = 24, fixed = false }: Props) {
  const text = useTextScale();
  const edge = fixed ? size : Math.round(size * Math.min(MOST, Math.max(1, text)));
  return (
    <Svg
      width={edge}
      height={edge}
      viewBox="0 0 24 24"
      fill="none"
      stroke={colour}
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      // Beside a long label it keeps its size.
      style={styles.icon}
      {...iconColours}
    >
      <Path d={icons[name]} />
    </Svg>
  );
}

const styles = StyleSheet.create({ icon: { flexShrink: 0 } });
