import { isDeepStrictEqual } from 'node:util';
import { anyMove } from '../../../src/engine/bots';
import { noted, rolled } from '../../../src/engine/chance';
import { digest } from '../../../src/engine/digest';
import { beginDraft, type Draft, draftState, place, undo } from '../../../src/engine/draft';
import type { Seat } from '../../../src/engine/game';
import { games } from '../../../src/engine/games';
import { type AnyMatch, matchReasons, viewOf, why } from '../../../src/engine/match';
import { pick, seeded, type Uniform } from '../../../src/engine/random';
import { freeze } from '../support/freeze';
import { settings } from '../support/settings';
import { somePositions } from '../support/walk';

// M7: undo restores the state before a placed move exactly.

const MOST_PLACED = 20;

/** Whether playing a move draws from chance. */
function drawsDice({ game }: AnyMatch, state: unknown, seat: Seat, move: unknown): boolean {
  const chance = noted(rolled(seeded(1)));
  game.play(state, seat, move, chance);
  return chance.values.length > 0;
}

/** Places random moves until none can be placed, and yields every draft. */
function placeAll(match: AnyMatch, seat: Seat, random: Uniform): readonly Draft<unknown, unknown>[] {
  const { game } = match;
  const drafts = [beginDraft(match, seat)];
  for (let draft = drafts[0]; draft && drafts.length <= MOST_PLACED; ) {
    const state = draftState(draft);
    if (!game.turn(state).includes(seat)) break;
    const move = anyMove(game, state, seat, random);
    const placed = place(game, draft, move);
    const draws = drawsDice(match, state, seat, move);
    if (placed.ok === draws)
      throw new Error(`${game.notation.format(move)}: placed although it draws dice, or refused`);
    if (placed.ok) {
      draft = freeze(placed.value);
      drafts.push(draft);
    } else {
      if (placed.refusal.code !== 'draft.needs-dice') throw new Error(placed.refusal.code);
      const quiet = game.moves(state, seat).find((other) => !drawsDice(match, state, seat, other));
      if (quiet === undefined) break;
    }
  }
  return drafts;
}

describe.each(settings)('$title', (setting) => {
  const { game } = setting;
  const random = seeded(6);

  test('takes back every step placed, down to the untouched state', () => {
    let placed = 0;
    for (const match of somePositions(setting, 20).slice(0, -1)) {
      const before = digest(match.state);
      for (const seat of game.turn(match.state)) {
        const drafts = placeAll(match, seat, random);
        placed += drafts.length - 1;
        let draft = drafts.at(-1) ?? beginDraft(match, seat);
        for (const earlier of drafts.slice(0, -1).reverse()) {
          draft = undo(draft);
          if (draftState(draft) !== draftState(earlier)) throw new Error('undoing leads to another state');
          if (draft.base !== earlier.base || draft.steps.some((step, at) => step !== earlier.steps[at]))
            throw new Error('undoing leads to another draft');
        }
        expect(draftState(draft)).toEqual(viewOf(game, match.state, seat));
      }
      expect(digest(match.state)).toBe(before);
    }
    expect(placed).toBeGreaterThan(0);
  });

  test('places nothing out of turn and nothing that is not legal', () => {
    const positions = somePositions(setting);
    const legal = positions.flatMap(({ state }) =>
      game.turn(state).flatMap((seat) => game.moves(state, seat)),
    );
    for (const match of positions) {
      const turn = game.turn(match.state);
      for (let seat = 0; seat < setting.seats; seat += 1) {
        if (turn.includes(seat)) continue;
        const move = legal[0];
        const result = place(game, beginDraft(match, seat), move);
        const reason = turn.length === 0 ? matchReasons.over : matchReasons['wrong-seat'];
        expect(result.ok ? 'placed' : result.refusal).toBe(reason);
      }
    }
  });
});

test('a move that is not legal is refused with the same reason as when it is committed', () => {
  for (const game of games) {
    const setting = settings.find((each) => each.game.id === game.id);
    if (!setting) throw new Error(`${game.id} has no settings`);
    const all = somePositions(setting);
    const moves = all.flatMap(({ state }) =>
      setting.game.turn(state).flatMap((seat) => setting.game.moves(state, seat)),
    );
    const random = seeded(7);
    let refused = 0;
    for (const match of all.slice(0, -1)) {
      const seat = pick(setting.game.turn(match.state), random);
      for (const move of moves.slice(0, 200)) {
        const refusal = why(setting.game, match.state, seat, move);
        if (!refusal) continue;
        const result = place(setting.game, beginDraft(match, seat), move);
        if (result.ok || !isDeepStrictEqual(result.refusal, refusal))
          throw new Error(`placed: ${JSON.stringify(move)}`);
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(0);
  }
});
