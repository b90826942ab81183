import { given } from '../../src/engine/chance';
import { beginDraft, draftReasons, draftState, place, undo } from '../../src/engine/draft';
import { lastDie } from '../../src/engine/last-die';
import type { Move as LastDieMove, State as LastDieState } from '../../src/engine/last-die/state';
import { lockout } from '../../src/engine/lockout';
import type { Move, State } from '../../src/engine/lockout/state';
import { commit, type Match, matchReasons, open } from '../../src/engine/match';
import { freeze } from './support/freeze';

// M7, with moves of Lockout. every-game/drafts.test.ts tests it for all games.

const ROLL = { kind: 'roll' } as const;
const PASS = { kind: 'pass' } as const;
const RED_5 = { kind: 'mark', row: 0, number: 5 } as const;
const RED_7 = { kind: 'mark', row: 0, number: 7 } as const;

function begun(): Match<State, Move, object> {
  const opened = open(lockout, ['Ann', 'Bo'], {}, given([0]));
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
}

function after(match: Match<State, Move, object>, seat: number, move: Move, dice: readonly number[] = []) {
  const next = commit(match, seat, move, given(dice));
  if (!next.ok) throw new Error(next.refusal.code);
  return freeze(next.value);
}

/** White dice with the sum 5; Ann can mark red 7, 10 and others. */
const rolled = after(begun(), 0, ROLL, [1, 4, 6, 2, 3, 5]);

function placed(draft: ReturnType<typeof beginDraft<State, Move, object>>, move: Move) {
  const next = place(lockout, draft, move);
  if (!next.ok) throw new Error(next.refusal.code);
  return next.value;
}

test('a new draft stands where the match stands', () => {
  const draft = beginDraft(rolled, 0);
  expect(draft.steps).toEqual([]);
  expect(draftState(draft)).toEqual(rolled.state);
  expect(undo(draft)).toEqual(draft);
});

test('moves are placed on each other and undone one by one', () => {
  const tableaus = [['+50: 2 3 4', '+30: 6 6', '+20: 1', '+20: 5', '+20: 4', '+20: 3']];
  const opened = open(lastDie, ['Ann', 'Bo'], { ...lastDie.options.defaults, tableaus }, given([0, 1]));
  if (!opened.ok) throw new Error(opened.refusal.code);
  const rolled = commit(opened.value, 0, ROLL, given([2, 3, 6, 6, 6]));
  if (!rolled.ok) throw new Error(rolled.refusal.code);
  const match = freeze(rolled.value);
  const step = (draft: ReturnType<typeof beginDraft<LastDieState, LastDieMove, object>>, value: number) => {
    const next = place(lastDie, draft, { kind: 'place', value, row: 1 });
    if (!next.ok) throw new Error(next.refusal.code);
    return next.value;
  };
  const one = step(beginDraft(match, 0), 2);
  const two = step(one, 3);
  expect(draftState(two).rows[0]).toEqual([2, 3]);
  expect(draftState(undo(two))).toBe(draftState(one));
  expect(draftState(undo(undo(two)))).toBe(match.state);
  expect(match.log).toHaveLength(1);
});

test('L3 trying out the last answer does not show the others', () => {
  const last = after(rolled, 1, { kind: 'mark', row: 1, number: 5 });
  const state = draftState(placed(beginDraft(last, 0), PASS));
  expect(state.sheets).toEqual(rolled.state.sheets);
  expect(state.answers).toEqual([PASS, null]);
  expect(lockout.scores(state)).toEqual([0, 0]);
});

test('another move may be placed after undo', () => {
  const draft = beginDraft(after(rolled, 1, PASS), 0);
  expect(placed(undo(placed(draft, RED_5)), PASS).steps.map(({ move }) => move)).toEqual([PASS]);
});

test("another player's decision ends what can be placed", () => {
  const one = placed(beginDraft(rolled, 0), RED_5);
  // Bo has not answered yet, so Ann's second mark has to wait.
  const next = place(lockout, one, RED_7);
  expect(next.ok ? next.value : next.refusal).toBe(matchReasons['wrong-seat']);
});

test('a move that throws dice can’t be placed', () => {
  const draft = beginDraft(begun(), 0);
  const next = place(lockout, draft, ROLL);
  expect(next).toEqual({ ok: false, refusal: draftReasons['needs-dice'] });
  expect(draftState(draft)).toBe(draft.base);
});

test('an illegal move can’t be placed', () => {
  const next = place(lockout, beginDraft(rolled, 0), RED_7);
  expect(next).toEqual({ ok: false, refusal: lockout.reasons['not-the-white-sum'] });
  const out = place(lockout, beginDraft(begun(), 1), ROLL);
  expect(out).toEqual({ ok: false, refusal: matchReasons['wrong-seat'] });
});
