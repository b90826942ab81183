import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { checkMark } from '../../../../engine/lockout/sheet';
import { lastNumber, type RowIndex, rowNumbers, type Sheet } from '../../../../engine/lockout/state';
import type { Refusal } from '../../../../engine/refusal';
import { colourWords } from '../../../board-kit/colour-words';
import { Press, wash } from '../../../ui/controls/Press';
import { Icon } from '../../../ui/Icon';
import { Figure } from '../../../ui/Text';
import { radius, touch } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import { Stroke } from '../board/Stroke';
import { colourOf, placeName } from '../words/words';

interface Props {
  readonly row: RowIndex;
  readonly sheet: Sheet;
  readonly onMark: (number: number, refusal: Refusal | null) => void;
}

/** A row with large cells. On a narrow phone it wraps into a second line. */
export function RowCells({ row, sheet, onMark }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const name = colourOf(row);
  const { body, ink, soft, strong } = theme.colours[name];
  const marks = sheet.rows[row] ?? [];
  const locked = marks.includes(lastNumber(row));
  const colour = t(colourWords[name].name);
  return (
    <View role="group" aria-label={t`Row: ${colour}`} style={[styles.row, { backgroundColor: soft }]}>
      {rowNumbers[row]?.map((number) => {
        const marked = marks.includes(number);
        const refusal = checkMark(sheet, row, number);
        const open = !marked && refusal === null;
        return (
          <Press
            key={number}
            role="checkbox"
            aria-label={placeName(row, number, (line) => i18n._(line))}
            aria-checked={marked}
            aria-disabled={!open}
            onPress={() => onMark(number, refusal)}
            style={(state) => [
              styles.cell,
              { borderColor: open ? strong : 'transparent' },
              { backgroundColor: marked ? body : wash(state, theme) },
            ]}
          >
            <Figure maxFontSizeMultiplier={1.4} style={{ color: marked ? `${ink}99` : strong }}>
              {i18n.number(number)}
            </Figure>
            {marked && <Stroke variant={number} size={32} colour={ink} fresh />}
          </Press>
        );
      })}
      <View
        role="img"
        accessible
        aria-label={locked ? t`Lock, shut` : t`Lock, open`}
        style={[styles.cell, { borderColor: 'transparent' }, locked && { backgroundColor: body }]}
      >
        <Icon fixed name="lock" colour={locked ? ink : strong} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 2, padding: 4, borderRadius: radius.small },
  cell: {
    flexGrow: 1,
    flexBasis: '15%',
    minWidth: touch,
    minHeight: touch,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: 6,
  },
});
