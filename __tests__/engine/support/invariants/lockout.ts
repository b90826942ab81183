import { rowNumbers, type Sheet, type State } from '../../../../src/engine/lockout/state';
import { type Complaint, clockwise, type Invariants, sum } from './invariants';

/** L9, as printed on the sheet. */
const WORTH = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78];

const isLocked = (sheet: Sheet, row: number): boolean =>
  (sheet.rows[row] ?? []).includes(rowNumbers[row]?.[10] ?? 0);

/** Returns a sheet's score, computed again from its marks. */
function counted(sheet: Sheet): number {
  const rows = sheet.rows.map(
    (marks, row) => WORTH[marks.length + (isLocked(sheet, row) ? 1 : 0)] ?? Number.NaN,
  );
  return sum(rows) - 5 * sheet.misses;
}

function badRow(sheet: Sheet, row: number): boolean {
  const places = (sheet.rows[row] ?? []).map((number) => (rowNumbers[row] ?? []).indexOf(number));
  return (
    places.some((place, at) => place <= (places[at - 1] ?? -1)) || (isLocked(sheet, row) && places.length < 6)
  );
}

export const lockout: Invariants<State> & { scores(state: State): readonly number[] } = {
  scores: (state) => state.sheets.map(counted),
  position(state, seats) {
    const open = state.closed.filter((closed) => !closed).length;
    const dice = [...state.white, ...state.coloured.filter((die) => die > 0)];
    const rows = [0, 1, 2, 3];
    const misses = state.sheets.map((sheet) => sheet.misses);
    const over = open <= 2 || misses.some((count) => count >= 4);
    const complaints: Complaint[] = [
      state.sheets.length !== seats && 'there is a sheet for each seat',
      state.phase === 'white' &&
        dice.length !== 2 + open &&
        'two white dice lie there, and one for each open row',
      (state.phase === 'roll' || state.phase === 'over') &&
        dice.length > 0 &&
        'no dice lie there between turns',
      dice.some((die) => die < 1 || die > 6) && 'a die shows 1 to 6',
      state.sheets.some((sheet) => rows.some((row) => badRow(sheet, row))) &&
        'marks go from left to right, and five come before a lock',
      rows.some((row) => state.closed[row] !== state.sheets.some((sheet) => isLocked(sheet, row))) &&
        'closed are the rows that somebody has locked, no others',
      (state.phase === 'over') !== over &&
        'the game ends with two closed rows or a fourth miss, and only then',
    ];
    return complaints;
  },
  step(before, after, seats) {
    const next = clockwise(before.active, seats)[0];
    const moved = before.active !== after.active;
    return [
      moved && after.active !== next && 'the turn goes clockwise',
      moved && after.phase !== 'roll' && 'a turn begins with a roll',
      before.sheets.some((sheet, seat) => {
        const now = after.sheets[seat];
        return (
          !now ||
          now.misses < sheet.misses ||
          now.rows.some((marks, row) => marks.length < (sheet.rows[row]?.length ?? 0))
        );
      }) && 'no mark and no miss is ever taken back',
      sum(after.sheets.map(({ misses }) => misses)) > sum(before.sheets.map(({ misses }) => misses)) + 1 &&
        'one miss at a time',
    ];
  },
};
