import { Text } from 'react-native-svg';
import type { SeatColour } from '../board-kit/seat-colours';
import { family } from '../ui/theme/type';

interface Props {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: SeatColour;
}

/** A name in its band. A seam in the band's colour keeps the line of a turning point off its letters. */
export function BandName({ name, x, y, size, colour: { soft, strong } }: Props) {
  const at = { x, y, textAnchor: 'middle', fontFamily: family.bold, fontSize: size } as const;
  return (
    <>
      <Text {...at} fill={soft} stroke={soft} strokeWidth={6} strokeLinejoin="round">
        {name}
      </Text>
      <Text {...at} fill={strong}>
        {name}
      </Text>
    </>
  );
}
