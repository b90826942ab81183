import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { marksOf, withMark, worth } from '../../../../engine/lockout/sheet';
import { emptySheet, lastNumber, type Sheet } from '../../../../engine/lockout/state';
import type { Refusal } from '../../../../engine/refusal';
import { refusalText } from '../../../../i18n/refusal';
import { Paper, Stage } from '../../../rules/Stage';
import { StageButton } from '../../../rules/StageButton';
import { RowCells } from './RowCells';

const BLUE = 3;
const BEGUN: Sheet = { ...emptySheet, rows: [[], [], [], [12, 10, 9, 7]] };

/** L6, L7: a row with four marks, one too few for its lock. */
export function Locking() {
  const { t, i18n } = useLingui();
  const [sheet, setSheet] = useState(BEGUN);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const marks = marksOf(sheet, BLUE);
  const points = worth(marks);
  const said = sheet.rows[BLUE]?.includes(lastNumber(BLUE))
    ? t`Locked! With the lock that is ${marks} marks: ${points} points.`
    : t`${plural(marks, { one: '# mark so far.', other: '# marks so far.' })} Try the last number, the 2.`;

  const mark = (number: number, refused: Refusal | null) => {
    setRefusal(refused);
    if (!refused) setSheet(withMark(sheet, { kind: 'mark', row: BLUE, number }));
  };
  const clear = () => {
    setSheet(BEGUN);
    setRefusal(null);
  };
  return (
    <Stage said={refusal ? refusalText(i18n, refusal) : said}>
      <Paper>
        <RowCells row={BLUE} sheet={sheet} onMark={mark} />
      </Paper>
      <StageButton icon="again" label={t`Once more`} onPress={clear} />
    </Stage>
  );
}
