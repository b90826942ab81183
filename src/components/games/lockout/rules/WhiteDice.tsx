import { useLingui } from '@lingui/react/macro';
import { colours, whiteSum } from '../../../../engine/lockout/state';
import { refusalText } from '../../../../i18n/refusal';
import { NoDice } from '../../../rules/NoDice';
import { Paper, Stage } from '../../../rules/Stage';
import { StageButton } from '../../../rules/StageButton';
import { DiceLine } from './DiceLine';
import { RowStrip } from './RowStrip';
import { beforeRoll, PASS, ROLL, useLockout } from './trial';

const OPENING = beforeRoll();

/** L1, L3: a roll, and its white sum in any row. */
export function WhiteDice() {
  const { t, i18n } = useLingui();
  const { state, sheet, refusal, can, attempt, afresh } = useLockout(OPENING);
  const answering = state.phase === 'white';
  const sum = whiteSum(state);
  const said = answering
    ? t`The white dice make ${sum}. Tap a row to mark it there.`
    : t`Roll, and see what the white dice make.`;
  return (
    <Stage said={refusal ? refusalText(i18n, refusal) : said}>
      {answering ? <DiceLine state={state} /> : <NoDice count={6} />}
      {answering ? (
        <StageButton label={t`Pass`} onPress={() => attempt([PASS, PASS])} />
      ) : (
        <StageButton icon="dice" label={t`Roll`} onPress={() => attempt([ROLL], afresh())} />
      )}
      <Paper>
        {colours.map((name, row) => (
          <RowStrip
            key={name}
            row={row}
            marks={sheet.rows[row] ?? []}
            number={answering ? sum : null}
            possible={answering && can({ kind: 'mark', row, number: sum })}
            onPress={() => attempt([{ kind: 'mark', row, number: sum }])}
          />
        ))}
      </Paper>
    </Stage>
  );
}
