import Svg, { Polygon } from 'react-native-svg';

const RAYS = 12;

/** A disc with rays in the middle of a 24 by 24 field. */
const points = Array.from({ length: 2 * RAYS }, (_, at) => {
  const angle = (Math.PI * at) / RAYS;
  const reach = at % 2 === 0 ? 11.4 : 8.9;
  return `${(12 + reach * Math.cos(angle)).toFixed(2)},${(12 + reach * Math.sin(angle)).toFixed(2)}`;
}).join(' ');

interface Props {
  readonly size: number;
  readonly colour: string;
  /** Filled, or only an outline. */
  readonly filled: boolean;
}

export function Sun({ size, colour, filled }: Props) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Polygon
        points={points}
        fill={filled ? colour : 'none'}
        stroke={colour}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </Svg>
  );
}
