import Svg, { Path } from 'react-native-svg';

/** A star with five points in the middle of a 24 by 24 field. */
const POINTS = Array.from({ length: 10 }, (_, at) => {
  const angle = (at * Math.PI) / 5 - Math.PI / 2;
  const far = at % 2 === 0 ? 10 : 4.4;
  return `${(12 + far * Math.cos(angle)).toFixed(2)} ${(12.6 + far * Math.sin(angle)).toFixed(2)}`;
});
const OUTLINE = `M${POINTS.join('L')}Z`;

export function Star({ size, colour }: { readonly size: number; readonly colour: string }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path d={OUTLINE} fill={colour} stroke={colour} strokeWidth={1.6} strokeLinejoin="round" />
    </Svg>
  );
}
