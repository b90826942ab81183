import { View } from 'react-native';
import { Mark, type Shape } from './Mark';

const LOW = 0.27;
const MIDDLE = 0.5;
const HIGH = 0.73;

type Place = readonly [x: number, y: number];

const centre: Place = [MIDDLE, MIDDLE];
const rising: readonly Place[] = [
  [LOW, HIGH],
  [HIGH, LOW],
];
const falling: readonly Place[] = [
  [LOW, LOW],
  [HIGH, HIGH],
];
const sides: readonly Place[] = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
];

const faces: readonly (readonly Place[])[] = [
  [],
  [centre],
  rising,
  [...rising, centre],
  [...rising, ...falling],
  [...rising, ...falling, centre],
  [...rising, ...falling, ...sides],
];

interface Props {
  readonly value: number;
  /** The size of the die. */
  readonly size: number;
  readonly colour: string;
  /** The shape of each pip: that of the die's colour, as on the dice that fly. */
  readonly shape?: Shape;
}

export function Pips({ value, size, colour, shape = 'disc' }: Props) {
  const pip = 2 * Math.round(size * (shape === 'disc' ? 0.095 : 0.11)); // an even size puts pips on whole points
  return faces[value]?.map(([x, y]) => (
    <View
      key={`${x} ${y}`}
      style={{
        position: 'absolute',
        left: Math.round(x * size - pip / 2),
        top: Math.round(y * size - pip / 2),
        width: pip,
        height: pip,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Mark shape={shape} size={pip} colour={colour} />
    </View>
  ));
}
