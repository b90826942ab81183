import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Line, Path, Text as SvgText } from 'react-native-svg';
import type { Chances, TurningPoint } from '../../engine/bots/findings';
import type { Seat } from '../../engine/game';
import { seatColour } from '../board-kit/seat-colours';
import { ownColours } from '../ui/access/own-colours';
import { Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { family } from '../ui/theme/type';
import { useTheme } from '../ui/theme/use-theme';

interface Props {
  readonly curve: readonly Chances[];
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly points: readonly TurningPoint[];
  /** What the curve tells, for screen readers. */
  readonly label: string;
  /** A lead ended or began after so many moves. */
  readonly mark: number | null;
}

const HEIGHT = 190;
/** Room for the line and the numbers at the edges. */
const EDGE = 16;
const DOT = 13;

/** The chances of all seats from the first move to the last: high is good. One seat's line is bold and filled. */
export function ChancesCurve({ curve, seat, names, points, label, mark }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const [width, setWidth] = useState(0);
  const length = Math.max(1, curve.at(-1)?.at ?? 1);
  const x = (at: number) => EDGE + (at / length) * (width - 2 * EDGE);
  const y = (share: number) => EDGE + (1 - Math.min(1, Math.max(0, share))) * (HEIGHT - 2 * EDGE);
  const line = (of: Seat) =>
    curve.map(({ at, shares }, index) => `${index ? 'L' : 'M'}${x(at)} ${y(shares[of] ?? 0)}`).join('');
  const colour = (of: Seat) => seatColour(theme, of);
  const others = names.map((_, of) => of).filter((of) => of !== seat);
  const shareAt = (at: number) => curve.findLast((chances) => chances.at <= at)?.shares[seat] ?? 0;
  return (
    <View style={styles.all}>
      <Quiet aria-hidden importantForAccessibility="no">{t`↑ sure to win`}</Quiet>
      <View
        {...ownColours}
        accessible
        role="img"
        aria-label={label}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
        style={[styles.field, { backgroundColor: theme.sunken, borderColor: theme.line }]}
      >
        {width > 0 && (
          <Svg width={width} height={HEIGHT} aria-hidden>
            <Line
              x1={EDGE}
              x2={width - EDGE}
              y1={y(0.5)}
              y2={y(0.5)}
              stroke={theme.edge}
              strokeWidth={1}
              strokeDasharray="2 6"
            />
            <Path
              d={`${line(seat)}L${x(length)} ${y(0)}L${x(0)} ${y(0)}Z`}
              fill={colour(seat).strong}
              opacity={0.16}
            />
            {others.map((of) => (
              <Path
                key={of}
                d={line(of)}
                fill="none"
                stroke={colour(of).strong}
                strokeWidth={2}
                strokeDasharray={dashOf(of)}
              />
            ))}
            {mark !== null && (
              <Line
                x1={x(mark)}
                x2={x(mark)}
                y1={EDGE / 2}
                y2={HEIGHT - EDGE / 2}
                stroke={theme.accentText}
                strokeWidth={2}
              />
            )}
            <Path
              d={line(seat)}
              fill="none"
              stroke={colour(seat).strong}
              strokeWidth={4}
              strokeLinejoin="round"
            />
            {points.map(({ index }, at) => (
              <G key={index}>
                <Circle
                  cx={x(index + 1)}
                  cy={y(shareAt(index + 1))}
                  r={DOT}
                  fill={theme.accent}
                  stroke={theme.card}
                  strokeWidth={2}
                />
                <SvgText
                  x={x(index + 1)}
                  y={y(shareAt(index + 1)) + 5.5}
                  textAnchor="middle"
                  fontFamily={family.bold}
                  fontSize={16}
                  fill={theme.onAccent}
                >
                  {at + 1}
                </SvgText>
              </G>
            ))}
          </Svg>
        )}
      </View>
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.ends}>
        <Quiet>{t({ message: 'Start', context: 'of a game' })}</Quiet>
        <Quiet>{t({ message: 'End', context: 'of a game' })}</Quiet>
      </View>
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.legend}>
        {[seat, ...others].map((of) => (
          <View key={of} style={styles.name}>
            <Svg width={28} height={8}>
              <Path
                d="M1 4h26"
                stroke={colour(of).strong}
                strokeWidth={of === seat ? 4 : 2}
                {...(of !== seat && { strokeDasharray: dashOf(of) })}
              />
            </Svg>
            <Quiet style={styles.who}>{names[of]}</Quiet>
          </View>
        ))}
      </View>
    </View>
  );
}

/** Lines of different seats differ without colours too. */
const DASHES = ['8 4', '2 4', '12 4 2 4', '5 5', '1 6', '14 6'] as const;

const dashOf = (seat: Seat): string => DASHES[seat % DASHES.length] ?? DASHES[0];

const styles = StyleSheet.create({
  all: { gap: space.tiny },
  field: { height: HEIGHT, borderWidth: 1, borderRadius: 12, overflow: 'hidden' },
  ends: { flexDirection: 'row', justifyContent: 'space-between' },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.large },
  who: { flexShrink: 1 },
  name: { maxWidth: '100%', flexDirection: 'row', alignItems: 'center', gap: space.small },
});
