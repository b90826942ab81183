import Svg, { Path } from 'react-native-svg';
import { type IconName, icons } from './theme/icons';

interface Props {
  readonly name: IconName;
  readonly colour: string;
  readonly size?: number;
}

/** One of the app's own signs, in strokes. A picture: what it means is said by what it stands on. */
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
    >
      <Path d={icons[name]} />
    </Svg>
  );
}
