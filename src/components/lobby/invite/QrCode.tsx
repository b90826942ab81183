import { useLingui } from '@lingui/react/macro';
import encode from 'qr';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { radius, space } from '../../ui/theme/measures';

/** Cameras need dark on light, in both themes. */
const INK = '#22201B';
const PAPER = '#FFFCF5';
const QUIET_ZONE = 4;

interface Props {
  readonly text: string;
  readonly size: number;
}

/** Shows a text as a QR code. */
export function QrCode({ text, size }: Props) {
  const { t } = useLingui();
  const { path, modules } = useMemo(() => qrPath(text), [text]);
  return (
    <View role="img" aria-label={t`Code for the camera of another phone`} style={styles.paper}>
      <Svg width={size} height={size} viewBox={`0 0 ${modules} ${modules}`}>
        <Path d={path} fill={INK} />
      </Svg>
    </View>
  );
}

/** One path for the whole code: each run of dark squares in a row becomes one rectangle. */
function qrPath(text: string): { readonly path: string; readonly modules: number } {
  const rows = encode(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      path += `M${from} ${y}h${x + 1 - from}v1H${from}z`;
    }
  }
  return { path, modules: rows.length };
}

const styles = StyleSheet.create({
  paper: { alignSelf: 'center', padding: space.tiny, borderRadius: radius.medium, backgroundColor: PAPER },
});
