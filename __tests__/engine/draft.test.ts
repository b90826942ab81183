import { given } from '../../src/engine/chance';
import { beginDraft, draftReasons, draftState, place, undo } from '../../src/engine/draft';
import { lockout } from '../../src/engine/lockout';
import type { Move, State } from '../../src/engine/lockout/state';
import { commit, type Match, matchReasons, open } from '../../src/engine/match';
import { freeze } from './support/freeze';

// M7, with moves of Lockout. That it holds for every game is in every-game/drafts.test.ts.

const ROLL = { kind: 'roll' } as const;
const PASS = { kind: 'pass' } as const;
const RED_5 = { kind: 'mark', row: 0, number: 5 } as const;
const RED_7 = { kind: 'mark', row: 0, number: 7 } as const;

function begun(): Match<State, Move, object> {
  const opened = open(lockout, ['Ann', 'Bo'], {}, given([0]));
  if (!opened.ok) throw new Error(opened.illegal.code);
  return opened.value;
}

function after(match: Match<State, Move, object>, seat: number, move: Move, dice: readonly number[] = []) {
  const next = commit(match, seat, move, given(dice));
  if (!next.ok) throw new Error(next.illegal.code);
  return freeze(next.value);
}

/** White 5 for everyone, red 7 and 10 and more for Ann. */
const rolled = after(begun(), 0, ROLL, [1, 4, 6, 2, 3, 5]);

function placed(draft: ReturnType<typeof beginDraft<State, Move, object>>, move: Move) {
  const next = place(lockout, draft, move);
  if (!next.ok) throw new Error(next.illegal.code);
  return next.value;
}

test('a new draft stands where the match stands', () => {
  const draft = beginDraft(rolled, 0);
  expect(draft.steps).toEqual([]);
  expect(draftState(draft)).toBe(rolled.state);
  expect(undo(draft)).toEqual(draft);
});

test('steps are placed one on the other and taken back one by one', () => {
  const bo = after(rolled, 1, PASS);
  const draft = beginDraft(bo, 0);
  const one = placed(draft, RED_5);
  const two = placed(one, RED_7);
  expect(two.steps.map(({ move }) => move)).toEqual([RED_5, RED_7]);
  expect(draftState(two).sheets[0]?.rows[0]).toEqual([5, 7]);
  expect(draftState(undo(two))).toBe(draftState(one));
  expect(draftState(undo(undo(two)))).toBe(bo.state);
  expect(bo.log).toHaveLength(2);
});

test('another decision may be placed after taking one back', () => {
  const draft = beginDraft(after(rolled, 1, PASS), 0);
  expect(placed(undo(placed(draft, RED_5)), PASS).steps.map(({ move }) => move)).toEqual([PASS]);
});

test("another player's decision ends what can be placed", () => {
  const one = placed(beginDraft(rolled, 0), RED_5);
  // Bo has not answered yet: Ann's second mark has to wait.
  const next = place(lockout, one, RED_7);
  expect(next.ok ? next.value : next.illegal).toBe(matchReasons['wrong-seat']);
});

test('what throws dice cannot be tried out', () => {
  const draft = beginDraft(begun(), 0);
  const next = place(lockout, draft, ROLL);
  expect(next).toEqual({ ok: false, illegal: draftReasons['needs-dice'] });
  expect(draftState(draft)).toBe(draft.base);
});

test('what is not legal is not placed', () => {
  const next = place(lockout, beginDraft(rolled, 0), RED_7);
  expect(next).toEqual({ ok: false, illegal: lockout.reasons['not-the-white-sum'] });
  const out = place(lockout, beginDraft(begun(), 1), ROLL);
  expect(out).toEqual({ ok: false, illegal: matchReasons['wrong-seat'] });
});
