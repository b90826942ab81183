import type { Seat } from '../game';
import { follow, followOpening, type Match } from '../match';

/** How a game is played when its dice are the same everywhere on one day. */
export interface DailyGame<State, Move, Options extends object> {
  readonly options: Options;
  /**
   * Names every number that this move draws, in order, by turn and place. The names must depend as little as
   * possible on what was decided, so that two players meet the same dice.
   */
  places(match: Match<State, Move, Options>, seat: Seat, move: Move): readonly string[];
}

/** Without types, as the registry holds it. This needs a method in `DailyGame`. */
export type AnyDailyGame = DailyGame<unknown, unknown, object>;

/** The place of a die by its index. */
export const die = (at: number): string => `die ${at + 1}`;

/** Returns the state before each entry of the log. */
export function statesBefore<State, Move, Options extends object>({
  game,
  opening,
  log,
}: Match<State, Move, Options>): readonly State[] {
  const first = followOpening(game, opening);
  if (!first.ok) return [];
  const states: State[] = [];
  let state = first.value;
  for (const entry of log) {
    states.push(state);
    const next = follow(game, state, entry);
    if (!next.ok) break;
    state = next.value;
  }
  return states;
}
