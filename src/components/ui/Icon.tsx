import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { iconColours } from './access/own-colours';
import { type IconName, icons } from './theme/icons';

interface Props {
  readonly name: IconName;
  readonly colour: string;
  readonly size?: number;
}

/** An icon of the app, drawn in strokes. Screen readers skip it: its parent has the label. */
export function Icon({ name, colour, size = 24 }: Props) {
  return (
    <Svg
      width={size}
      height={size}
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
