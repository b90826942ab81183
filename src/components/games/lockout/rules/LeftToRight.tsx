import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { withMark } from '../../../../engine/lockout/sheet';
import { emptySheet } from '../../../../engine/lockout/state';
import type { Refusal } from '../../../../engine/refusal';
import { refusalText } from '../../../../i18n/refusal';
import { Paper, Stage } from '../../../rules/Stage';
import { StageButton } from '../../../rules/StageButton';
import { placeName } from '../words/words';
import { RowCells } from './RowCells';

const RED = 0;

/** L2 (and L6, if the reader tries the last number at once): a row without dice. */
export function LeftToRight() {
  const { t, i18n } = useLingui();
  const [sheet, setSheet] = useState(emptySheet);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const last = sheet.rows[RED]?.at(-1);
  const place = last === undefined ? '' : placeName(RED, last, (line) => i18n._(line));
  const said =
    last === undefined ? t`Tap a number to mark it.` : t`${place} is marked. Now go on to the right of it.`;

  const mark = (number: number, refused: Refusal | null) => {
    setRefusal(refused);
    if (!refused) setSheet(withMark(sheet, { kind: 'mark', row: RED, number }));
  };
  const clear = () => {
    setSheet(emptySheet);
    setRefusal(null);
  };
  return (
    <Stage said={refusal ? refusalText(i18n, refusal) : said}>
      <Paper>
        <RowCells row={RED} sheet={sheet} onMark={mark} />
      </Paper>
      <StageButton icon="again" label={t`A new row`} onPress={clear} />
    </Stage>
  );
}
