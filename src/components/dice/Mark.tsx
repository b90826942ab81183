import { View, type ViewStyle } from 'react-native';

export type Shape = 'disc' | 'ring' | 'square' | 'diamond' | 'triangle' | 'plus' | 'cross';

interface Props {
  readonly shape: Shape;
  readonly size: number;
  readonly colour: string;
}

/** A simple shape of `size` by `size`, drawn from plain views. */
export function Mark({ shape, size, colour }: Props) {
  switch (shape) {
    case 'disc':
      return <View style={{ width: size, height: size, borderRadius: size / 2, backgroundColor: colour }} />;
    case 'ring':
      return <View style={ring(size, colour)} />;
    case 'square':
      return <View style={{ width: size * 0.86, height: size * 0.86, backgroundColor: colour }} />;
    case 'diamond':
      return (
        <View style={{ ...turned(45), width: size * 0.76, height: size * 0.76, backgroundColor: colour }} />
      );
    case 'triangle':
      return <View style={triangle(size, colour)} />;
    case 'plus':
      return <Bars size={size} colour={colour} angle={0} />;
    case 'cross':
      return <Bars size={size} colour={colour} angle={45} />;
  }
}

function Bars({ size, colour, angle }: { size: number; colour: string; angle: number }) {
  const width = size * 0.22;
  const bar = {
    position: 'absolute',
    width,
    height: size,
    borderRadius: width / 4,
    backgroundColor: colour,
  } as const;
  return (
    <View style={{ width: size, height: size, alignItems: 'center' }}>
      <View style={{ ...bar, ...turned(angle) }} />
      <View style={{ ...bar, ...turned(angle + 90) }} />
    </View>
  );
}

function ring(size: number, colour: string): ViewStyle {
  return { width: size, height: size, borderRadius: size / 2, borderWidth: size * 0.26, borderColor: colour };
}

function triangle(size: number, colour: string): ViewStyle {
  return {
    borderLeftWidth: size / 2,
    borderRightWidth: size / 2,
    borderBottomWidth: size * 0.88,
    borderLeftColor: 'transparent',
    borderRightColor: 'transparent',
    borderBottomColor: colour,
  };
}

function turned(degrees: number): ViewStyle {
  return { transform: [{ rotate: `${degrees}deg` }] };
}
