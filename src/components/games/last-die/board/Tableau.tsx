import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn, LayoutAnimationConfig } from 'react-native-reanimated';
import { type State, tableauOf } from '../../../../engine/last-die/state';
import type { TableState } from '../../../../stores/table/table-state';
import { useTable, useTableActions } from '../../../table/TableContext';
import { useOneStop } from '../../../ui/access/use-one-stop';
import { duration, radius } from '../../../ui/theme/measures';
import { useReducedMotion, useTheme } from '../../../ui/theme/use-theme';
import { hint, useBoard, useStanding } from './hooks';
import { EDGE, type Layout } from './layout';
import { isAmong, pickedValues, rowsThatTake, tapOn } from './placing';
import { TableauRow } from './TableauRow';
import type { Filled } from './use-filled';
import { ValueChoice } from './ValueChoice';

interface Props {
  readonly shown: State;
  readonly filled: readonly Filled[];
  readonly layout: Layout;
}

/** The tableau: the rows that all seats fill. */
export const Tableau = memo(function Tableau({ shown, filled, layout }: Props) {
  const theme = useTheme();
  const still = useReducedMotion();
  const committed = useStanding((state) => state);
  const glowing = useGlowing();
  const advisedRow = useTable((table) => advised(table)?.row ?? 0);
  const advisedDie = useTable((table) => advised(table)?.value ?? 0);
  const { asked, tap, choose } = useTaps(shown);
  const frame = useRef<View>(null);
  useOneStop(frame);
  return (
    <View ref={frame} style={[styles.frame, { width: layout.tableau, backgroundColor: theme.wood }]}>
      <Animated.View
        key={shown.round}
        {...(!still && { entering: FadeIn.duration(duration.slow) })}
        style={[styles.rows, { backgroundColor: theme.felt }]}
      >
        <LayoutAnimationConfig skipEntering>
          {tableauOf(shown).map((row, at) => {
            const taken = filled.find((each) => each.row === at);
            return (
              <TableauRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the tableau
                key={at}
                row={row}
                at={at}
                lying={shown.rows[at] ?? NOTHING}
                firm={firmIn(committed, shown, at)}
                fits={shown.round === committed.round && isAmong(glowing, at)}
                advised={advisedRow === at + 1 ? advisedDie : 0}
                asked={asked?.row === at}
                owner={taken?.seat ?? null}
                change={taken?.change ?? 0}
                layout={layout}
                onTap={tap}
              />
            );
          })}
          {asked && (
            <ValueChoice
              key={`choice ${String(asked.row)}`}
              at={asked.row}
              values={asked.values}
              layout={layout}
              onChoose={choose}
            />
          )}
        </LayoutAnimationConfig>
      </Animated.View>
    </View>
  );
});

function advised(table: TableState) {
  const move = hint(table);
  return move?.kind === 'place' ? move : null;
}

const NOTHING: readonly number[] = [];

/** The number of committed dice in a row. After the round has ended all of them are committed. */
function firmIn(committed: State, shown: State, at: number): number {
  const lying = shown.round === committed.round ? committed.rows[at] : shown.rows[at];
  return lying?.length ?? 0;
}

/** The rows that take a picked die or, if none is picked, any die in hand. Encoded as bits. */
function useGlowing(): number {
  return useBoard((board, { seat, cover, picked, flying }) => {
    if (seat === null || seat !== board.active || cover !== null || flying || board.phase !== 'place')
      return 0;
    const chosen = pickedValues(board, picked);
    return rowsThatTake(board, chosen.length > 0 ? chosen : board.hand);
  });
}

interface Asked {
  readonly row: number;
  readonly values: readonly number[];
  /** The board when the question was asked. The question is void on any other board. */
  readonly about: State;
}

/** Handles taps on rows. A tap may raise a question: which die? The returned functions never change. */
function useTaps(shown: State) {
  const { store, place, refuse } = useTableActions();
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const tap = useCallback(
    (row: number) => {
      const { seat, picked } = store.getState();
      const about = latest.current;
      const tapped = tapOn(about, seat, row, picked);
      setAsked(tapped.kind === 'choose' ? { row, values: tapped.values, about } : null);
      if (tapped.kind === 'place') for (const move of tapped.moves) place(move);
      if (tapped.kind === 'refuse') refuse(tapped.refusal);
    },
    [store, place, refuse],
  );
  function choose(value: number | null) {
    setAsked(null);
    if (asked && value !== null) place({ kind: 'place', value, row: asked.row + 1 });
  }
  return { asked: asked?.about === shown ? asked : null, tap, choose };
}

const styles = StyleSheet.create({
  frame: { padding: EDGE / 2, borderRadius: radius.medium, boxShadow: '0 1px 3px rgba(0, 0, 0, 0.35)' },
  rows: { padding: EDGE / 2, borderRadius: radius.small },
});
