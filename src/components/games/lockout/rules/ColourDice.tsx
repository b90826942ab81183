import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { colours, emptySheet, type State } from '../../../../engine/lockout/state';
import { refusalText } from '../../../../i18n/refusal';
import { NoDice } from '../../../rules/NoDice';
import { Paper, Stage } from '../../../rules/Stage';
import { StageButton } from '../../../rules/StageButton';
import { DiceLine } from './DiceLine';
import { RowStrip } from './RowStrip';
import { beforeRoll, PASS, ROLL, useLockout } from './trial';

/** A roll after all answers to the white dice, on a sheet with some marks. */
const OPENING: State = {
  ...beforeRoll({ ...emptySheet, rows: [[2, 4], [3], [11, 10], [12]] }),
  phase: 'colour',
  white: [2, 5],
  coloured: [3, 6, 4, 1],
};

/** L4: one white die and one coloured die. */
export function ColourDice() {
  const { t, i18n } = useLingui();
  const { state, sheet, refusal, can, attempt, afresh } = useLockout(OPENING);
  const [picked, setPicked] = useState(0);
  const answering = state.phase === 'colour';
  const white = state.white[picked] ?? 0;
  const numberOf = (row: number) => white + (state.coloured[row] ?? 0);
  const said = answering
    ? t`The white ${white} goes with any coloured die. Tap a row, or pick up the other white die.`
    : t`Marked. Roll once more to try again.`;
  return (
    <Stage said={refusal ? refusalText(i18n, refusal) : said}>
      {answering ? <DiceLine state={state} picked={picked} onPick={setPicked} /> : <NoDice count={6} />}
      <StageButton icon="dice" label={t`New roll`} onPress={() => attempt([ROLL, PASS], afresh())} />
      <Paper>
        {colours.map((name, row) => (
          <RowStrip
            key={name}
            row={row}
            marks={sheet.rows[row] ?? []}
            number={answering ? numberOf(row) : null}
            possible={answering && can({ kind: 'mark', row, number: numberOf(row) })}
            onPress={() => attempt([{ kind: 'mark', row, number: numberOf(row) }])}
          />
        ))}
      </Paper>
    </Stage>
  );
}
