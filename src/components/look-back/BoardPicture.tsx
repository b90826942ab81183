import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect, Text } from 'react-native-svg';
import type { Panel, PictureFont, Shape } from '../picture/shapes';
import { ownColours } from '../ui/access/own-colours';
import { radius, space } from '../ui/theme/measures';
import { family } from '../ui/theme/type';
import { useTheme } from '../ui/theme/use-theme';

interface Props {
  readonly panel: Panel;
}

/** A small picture of a board on the table, as wide as its place. The words beside it say what matters, so screen readers skip it. */
export function BoardPicture({ panel }: Props) {
  const { page } = useTheme();
  return (
    <View {...ownColours} style={[styles.table, { backgroundColor: page }]}>
      <View style={{ aspectRatio: panel.width / panel.height }}>
        <Svg width="100%" height="100%" viewBox={`0 0 ${panel.width} ${panel.height}`} aria-hidden>
          {panel.shapes.map((shape, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a shape is its place in the drawing
            <Drawn key={at} shape={shape} />
          ))}
        </Svg>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({ table: { padding: space.small, borderRadius: radius.medium } });

/** The field on which outlines are drawn. */
const FIELD = 24;

const fonts: Readonly<Record<PictureFont, string>> = {
  name: family.name,
  text: family.text,
  bold: family.bold,
};

const anchors = { left: 'start', middle: 'middle', right: 'end' } as const;

function Drawn({ shape }: { readonly shape: Shape }) {
  const { x, y, fill } = shape;
  switch (shape.kind) {
    case 'box': {
      const { width, height, radius = 0, oval = false, turn = 0, line = 0 } = shape;
      const half = line / 2;
      return (
        <Rect
          x={x + half}
          y={y + half}
          width={width - line}
          height={height - line}
          rx={oval ? width / 2 : radius}
          ry={oval ? height / 2 : radius}
          transform={`rotate(${turn} ${x + width / 2} ${y + height / 2})`}
          {...(line > 0 ? { fill: 'none', stroke: fill, strokeWidth: line } : { fill })}
        />
      );
    }
    case 'path': {
      const { d, size, turn = 0 } = shape;
      const scale = size / FIELD;
      return (
        <Path
          d={d}
          fill={fill}
          fillRule="evenodd"
          transform={`translate(${x} ${y}) scale(${scale}) rotate(${turn} ${FIELD / 2} ${FIELD / 2})`}
        />
      );
    }
    case 'words':
      return (
        <Text
          x={x}
          y={y}
          fill={fill}
          fontFamily={fonts[shape.font]}
          fontSize={shape.size}
          textAnchor={anchors[shape.align ?? 'left']}
        >
          {shape.text}
        </Text>
      );
  }
}
