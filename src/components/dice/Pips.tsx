import { View } from 'react-native';

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
}

export function Pips({ value, size, colour }: Props) {
  const pip = 2 * Math.round(size * 0.095); // an even size puts pips on whole points
  return faces[value]?.map(([x, y]) => (
    <View
      key={`${x} ${y}`}
      style={{
        position: 'absolute',
        left: Math.round(x * size - pip / 2),
        top: Math.round(y * size - pip / 2),
        width: pip,
        height: pip,
        borderRadius: pip / 2,
        backgroundColor: colour,
      }}
    />
  ));
}
