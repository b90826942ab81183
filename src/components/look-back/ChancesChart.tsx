import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Line, Path, Text as SvgText } from 'react-native-svg';
import type { Chances, TurningPoint } from '../../engine/bots/findings';
import type { Seat } from '../../engine/game';
import { seatColour } from '../board-kit/seat-colours';
import { ownColours } from '../ui/access/own-colours';
import { Quiet } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { family } from '../ui/theme/type';
import { useTheme } from '../ui/theme/use-theme';
import { apart, type Band, bandsOf, roomIn } from './bands';

interface Props {
  readonly curve: readonly Chances[];
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly points: readonly TurningPoint[];
  /** Which of the points is shown below. */
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
  /** What the chart tells, for screen readers. */
  readonly label: string;
}

const HEIGHT = 200;
/** Room for a marker at the edges. */
const EDGE = 16;
const DOT = { chosen: 14, other: 11, touch: 22 };
const NAME = 16;
/** The mean width of a letter, in parts of its height: enough to leave room for a name. */
const LETTER = 0.6;

/** The chances of all seats from the first move to the last. Each has a band: the higher, the better. */
export function ChancesChart({ curve, seat, names, points, chosen, onChoose, label }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const [width, setWidth] = useState(0);
  const last = Math.max(1, curve.length - 1);
  const x = (at: number) => (at / last) * width;
  const y = (share: number) => (1 - share) * HEIGHT;
  const bands = bandsOf(curve, seat);
  const colour = (of: Seat) => seatColour(theme, of);
  const edge = (shares: readonly number[]) =>
    shares.map((share, at) => `${at ? 'L' : 'M'}${x(at)} ${y(share)}`).join('');
  const area = ({ low, high }: Band) =>
    `${edge(high)}${low
      .map((share, at) => `L${x(at)} ${y(share)}`)
      .reverse()
      .join('')}Z`;
  const nameIn = (band: Band) => {
    const name = names[band.seat] ?? '';
    const long = name.length * NAME * LETTER;
    const room = roomIn(band, (long / Math.max(1, width)) * last);
    return room.height * HEIGHT >= 1.3 * NAME && long < width ? { name, ...room } : null;
  };
  const named = bands.map((band) => ({ band, inside: nameIn(band) }));
  const nameless = named.filter(({ inside }) => inside === null).map(({ band }) => band.seat);
  const within = (value: number, most: number) => Math.min(most - EDGE, Math.max(EDGE, value));
  const spots = points.map(({ index }) => ({
    x: within(x(index + 1), width),
    y: within(y(curve[index + 1]?.shares[seat] ?? 0), HEIGHT),
  }));
  const markers = apart(spots, 2 * DOT.chosen, HEIGHT).map(({ x: cx, y: cy }, at) => ({ cx, cy, at }));
  return (
    <View style={styles.all}>
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
            {bands.map((band) => (
              <Path key={band.seat} d={area(band)} fill={colour(band.seat).soft} />
            ))}
            {bands.slice(0, -1).map(({ seat: of, high }) => (
              <Path
                key={of}
                d={edge(high)}
                fill="none"
                stroke={of === seat ? colour(of).strong : theme.edge}
                strokeWidth={of === seat ? 4 : 1.5}
                strokeLinejoin="round"
              />
            ))}
            {named.map(
              ({ band, inside }) =>
                inside && (
                  <SvgText
                    key={band.seat}
                    x={x(inside.at)}
                    y={y(inside.middle) + NAME / 3}
                    textAnchor="middle"
                    fontFamily={family.bold}
                    fontSize={NAME}
                    fill={colour(band.seat).strong}
                  >
                    {inside.name}
                  </SvgText>
                ),
            )}
            {markers.map(({ cx, cy, at }) => {
              const here = at === chosen;
              return (
                <G key={at} onPress={() => onChoose(at)}>
                  {here && (
                    <Line x1={cx} x2={cx} y1={0} y2={HEIGHT} stroke={theme.accentText} strokeWidth={2} />
                  )}
                  <Circle cx={cx} cy={cy} r={DOT.touch} fill="transparent" />
                  <Circle
                    cx={cx}
                    cy={cy}
                    r={here ? DOT.chosen : DOT.other}
                    fill={here ? theme.accent : theme.card}
                    stroke={here ? theme.card : theme.text}
                    strokeWidth={2}
                  />
                  <SvgText
                    x={cx}
                    y={cy + 5}
                    textAnchor="middle"
                    fontFamily={family.bold}
                    fontSize={15}
                    fill={here ? theme.onAccent : theme.text}
                  >
                    {at + 1}
                  </SvgText>
                </G>
              );
            })}
          </Svg>
        )}
      </View>
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.ends}>
        <Quiet>{t({ message: 'Start', context: 'of a game' })}</Quiet>
        <Quiet>{t({ message: 'End', context: 'of a game' })}</Quiet>
      </View>
      {width > 0 && nameless.length > 0 && (
        <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.legend}>
          {nameless.map((of) => (
            <View key={of} style={styles.name}>
              <View
                {...ownColours}
                style={[styles.swatch, { backgroundColor: colour(of).soft, borderColor: theme.edge }]}
              />
              <Quiet style={styles.who}>{names[of]}</Quiet>
            </View>
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.tiny },
  field: { height: HEIGHT + 2, borderWidth: 1, borderRadius: radius.medium, overflow: 'hidden' },
  ends: { flexDirection: 'row', justifyContent: 'space-between' },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.large },
  name: { maxWidth: '100%', flexDirection: 'row', alignItems: 'center', gap: space.small },
  who: { flexShrink: 1 },
  swatch: { width: 18, height: 18, borderWidth: 1.5, borderRadius: 4 },
});
