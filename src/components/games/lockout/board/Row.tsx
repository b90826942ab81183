import { plural, select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn } from 'react-native-reanimated';
import type { Seat } from '../../../../engine/game';
import { worth } from '../../../../engine/lockout/sheet';
import { lastNumber, type RowIndex, rowNumbers } from '../../../../engine/lockout/state';
import { Anchor } from '../../../lesson/Anchor';
import { useTable } from '../../../table/TableContext';
import { duration } from '../../../ui/theme/measures';
import { useReducedMotion, useTheme } from '../../../ui/theme/use-theme';
import { colourOf } from '../words/words';
import { Cell } from './Cell';
import { answeredIn, chosenIn, hintedIn, possibleIn, useBoard } from './hooks';
import { Lock } from './Lock';
import { reach, type SheetLayout } from './layout';
import { lookOf, ownsLock, type RowNow } from './look';
import { RowTab } from './RowTab';

interface Props {
  readonly row: RowIndex;
  readonly seat: Seat;
  /** The sheet belongs to the player who holds the phone. */
  readonly mine: boolean;
  readonly measures: SheetLayout;
}

const NO_MARKS: readonly number[] = [];

/** A row of a sheet: eleven numbers and the lock. */
export const Row = memo(function Row({ row, seat, mine, measures }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const now = useRow(row, seat);
  const hinted = useTable((table) => hintedIn(table, row));
  const own = ownsLock(now);
  const marks = countOf(now) + (own ? 1 : 0);
  const points = worth(marks);
  const colour = colourOf(row);
  const name = t`${select(colour, { red: 'Red row', yellow: 'Yellow row', green: 'Green row', other: 'Blue row' })}`;
  const sum = t`${name}: ${plural(marks, { one: '# mark', other: '# marks' })}, ${plural(points, { one: '# point', other: '# points' })}`;
  const { tab, cell, row: height, font, large } = measures;
  const legal = (number: number | undefined) => {
    const look = number === undefined ? 'closed' : lookOf(now, number);
    return look === 'possible' || look === 'chosen';
  };
  const numbers = rowNumbers[row] ?? [];
  return (
    <View
      role="group"
      aria-label={name}
      style={[styles.row, { backgroundColor: theme.colours[colour].soft }]}
    >
      <RowTab
        row={row}
        label={now.closed ? t`${sum}, closed` : sum}
        points={points}
        width={tab}
        size={large ? 24 : 16}
      />
      <View style={styles.numbers}>
        {numbers.map((number, at) => {
          const [reachLeft, reachRight] = reach(cell, legal(numbers[at - 1]), legal(numbers[at + 1]));
          return (
            <Cell
              key={number}
              row={row}
              number={number}
              look={lookOf(now, number)}
              hinted={number === hinted}
              mine={mine}
              width={cell}
              height={height}
              font={font}
              reachLeft={reachLeft}
              reachRight={reachRight}
            />
          );
        })}
        {now.closed && <Strike colour={theme.colours[colour].strong} right={cell} />}
        <Lock
          row={row}
          look={lookOf(now, lastNumber(row))}
          mine={mine}
          shut={now.closed || own}
          own={own}
          width={cell}
          height={height}
        />
      </View>
      <Anchor name={`row ${colour}`} radius={8} outset={2} />
    </View>
  );
});

function useRow(row: RowIndex, seat: Seat): RowNow {
  return {
    row,
    marks: useBoard((board) => board.sheets[seat]?.rows[row] ?? NO_MARKS),
    answered: useBoard((board) => answeredIn(board, seat, row)),
    chosen: useTable((table) => chosenIn(table, row)),
    possible: useTable((table) => possibleIn(table, row)),
    closed: useBoard((board) => board.closed[row] ?? false),
  };
}

/** Adds the answer to the white dice. A draft in the colour phase is in `marks` already. */
const countOf = ({ marks, answered }: RowNow): number => marks.length + (answered > 0 ? 1 : 0);

/** Strikes through a closed row. */
function Strike({ colour, right }: { readonly colour: string; readonly right: number }) {
  const still = useReducedMotion();
  return (
    <Animated.View
      {...(!still && { entering: FadeIn.duration(duration.calm) })}
      style={[styles.strike, { right, backgroundColor: colour }]}
    />
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', borderRadius: 8 },
  numbers: { flexDirection: 'row', alignItems: 'center' },
  strike: { position: 'absolute', left: 3, height: 3, borderRadius: 2, pointerEvents: 'none' },
});
