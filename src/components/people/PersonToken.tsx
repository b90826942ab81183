import Svg, { Circle, Path } from 'react-native-svg';
import type { PersonColour, PersonEmblem } from '../../stores/people/person';
import { useTheme } from '../ui/theme/use-theme';
import { emblemPaths } from './emblem-paths';

interface Props {
  readonly colour: PersonColour;
  readonly emblem: PersonEmblem;
  readonly size?: number;
}

/** A person's emblem on a disc of the person's colour. The name always stands beside it, so screen readers skip it. */
export function PersonToken({ colour, emblem, size = 32 }: Props) {
  const { body, ink } = useTheme().colours[colour];
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Circle cx={12} cy={12} r={12} fill={body} />
      <Path d={emblemPaths[emblem]} fill={ink} transform="translate(5.4 5.4) scale(0.55)" />
    </Svg>
  );
}
