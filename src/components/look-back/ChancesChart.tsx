import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Circle, G, Line, Path, Text as SvgText } from 'react-native-svg';
import type { Chances, TurningPoint } from '../../engine/bots/findings';
import type { Seat } from '../../engine/game';
import { seatColour } from '../board-kit/seat-colours';
import { ownColours } from '../ui/access/own-colours';
import { Quiet } from '../ui/Text';
import { radius, space, wideScreen } from '../ui/theme/measures';
import { family } from '../ui/theme/type';
import { useTextScale } from '../ui/theme/use-text-scale';
import { useTheme } from '../ui/theme/use-theme';
import { BandName } from './BandName';
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

/** On a large screen the chart is higher, too. A phone on its side shows the usual one as a whole. */
const HEIGHT = { usual: 200, large: 280 };
const LARGE_WINDOW = 600;
/** Room for a marker at the edges. */
const EDGE = 16;
const DOT = { chosen: 14, other: 11, touch: 22 };
const NUMBER = 15;
const NAME = 16;
/** The mean width of a letter, in parts of its height: enough to leave room for a name. */
const LETTER = 0.6;
/** Beside a name. */
const MARGIN = 8;
/** Names and numbers on the chart grow with the text, up to this factor. */
const MOST = 1.5;

/** The chances of all seats from the first move to the last. Each has a band: the higher, the better. */
export function ChancesChart({ curve, seat, names, points, chosen, onChoose, label }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const [width, setWidth] = useState(0);
  const text = Math.min(useTextScale(), MOST);
  const room = useWindowDimensions();
  const large = Math.min(room.width, room.height) >= LARGE_WINDOW && width >= wideScreen;
  const height = large ? HEIGHT.large : HEIGHT.usual;
  const letters = NAME * text;
  const dot = { chosen: DOT.chosen * text, other: DOT.other * text };
  const last = Math.max(1, curve.length - 1);
  const x = (at: number) => (at / last) * width;
  const y = (share: number) => (1 - share) * height;
  const bands = bandsOf(curve, seat);
  const colour = (of: Seat) => seatColour(theme, of);
  const edge = (shares: readonly number[]) =>
    shares.map((share, at) => `${at ? 'L' : 'M'}${x(at)} ${y(share)}`).join('');
  const area = ({ low, high }: Band) =>
    `${edge(high)}${low
      .map((share, at) => `L${x(at)} ${y(share)}`)
      .reverse()
      .join('')}Z`;
  const within = (value: number, most: number) => Math.min(most - EDGE * text, Math.max(EDGE * text, value));
  const spots = points.map(({ index }) => ({
    x: within(x(index + 1), width),
    y: within(y(curve[index + 1]?.shares[seat] ?? 0), height),
  }));
  const markers = apart(spots, 2 * dot.chosen, height).map(({ x: cx, y: cy }, at) => ({ cx, cy, at }));
  const here = markers[chosen];
  const taken = markers.map(({ cx, cy }) => ({
    from: ((cx - dot.chosen) / Math.max(1, width)) * last,
    to: ((cx + dot.chosen) / Math.max(1, width)) * last,
    low: 1 - (cy + dot.chosen) / height,
    high: 1 - (cy - dot.chosen) / height,
  }));
  const nameIn = (band: Band) => {
    const name = names[band.seat] ?? '';
    const long = name.length * letters * LETTER + 2 * MARGIN;
    const room = roomIn(band, (long / Math.max(1, width)) * last, taken);
    return room.height * height >= 1.3 * letters && long < width ? { name, ...room } : null;
  };
  const named = bands.map((band) => ({ band, inside: nameIn(band) }));
  // From above to below, like the bands.
  const nameless = named
    .filter(({ inside }) => inside === null)
    .map(({ band }) => band.seat)
    .reverse();
  return (
    <View style={styles.all}>
      <View
        {...ownColours}
        accessible
        role="img"
        aria-label={label}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
        style={[styles.field, { height: height + 2, backgroundColor: theme.sunken, borderColor: theme.line }]}
      >
        {width > 0 && (
          <Svg width={width} height={height} aria-hidden>
            {bands.map((band) => (
              <Path key={band.seat} d={area(band)} fill={colour(band.seat).soft} />
            ))}
            {bands.slice(0, -1).map(({ seat: of, high }) => (
              <Path
                key={of}
                d={edge(high)}
                fill="none"
                stroke={colour(of).strong}
                strokeWidth={of === seat ? 4 : 1.5}
                strokeLinejoin="round"
              />
            ))}
            {here && (
              <Line x1={here.cx} x2={here.cx} y1={0} y2={height} stroke={theme.accentText} strokeWidth={2} />
            )}
            {named.map(
              ({ band, inside }) =>
                inside && (
                  <BandName
                    key={band.seat}
                    name={inside.name}
                    x={x(inside.at)}
                    y={y(inside.middle) + letters / 3}
                    size={letters}
                    colour={colour(band.seat)}
                  />
                ),
            )}
            {markers.map(({ cx, cy, at }) => (
              <G key={at} onPress={() => onChoose(at)}>
                <Circle cx={cx} cy={cy} r={DOT.touch} fill="transparent" />
                <Circle
                  cx={cx}
                  cy={cy}
                  r={at === chosen ? dot.chosen : dot.other}
                  fill={at === chosen ? theme.accent : theme.card}
                  stroke={at === chosen ? theme.card : theme.text}
                  strokeWidth={2}
                />
                <SvgText
                  x={cx}
                  y={cy + (NUMBER * text) / 3}
                  textAnchor="middle"
                  fontFamily={family.bold}
                  fontSize={NUMBER * text}
                  fill={at === chosen ? theme.onAccent : theme.text}
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
      {width > 0 && nameless.length > 0 && (
        <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.legend}>
          {nameless.map((of) => (
            <View key={of} style={styles.name}>
              <View
                {...ownColours}
                style={[styles.swatch, { backgroundColor: colour(of).soft, borderColor: colour(of).strong }]}
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
  field: { borderWidth: 1, borderRadius: radius.medium, overflow: 'hidden' },
  ends: { flexDirection: 'row', justifyContent: 'space-between' },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.large },
  name: { maxWidth: '100%', flexDirection: 'row', alignItems: 'center', gap: space.small },
  who: { flexShrink: 1 },
  swatch: { width: 18, height: 18, borderWidth: 1.5, borderRadius: 4 },
});
