import { DICE_A_TURN, type State, tableauOf } from '../state';
import { boxesOf, type Row } from '../tableau';
import { finishing } from './finish';

/** Weights for effects that the bot does not compute exactly. */
export interface Taste {
  /** The weight of the race for open positive rows. */
  readonly race: number;
  /** The same for negative rows, which players avoid finishing. */
  readonly dread: number;
  /** The points that a die in reserve is worth. */
  readonly die: number;
  /** The points that winning the game is worth and losing it costs. */
  readonly win: number;
}

/** The value for a seat to end its turn with a row filled this far, by row, then by boxes filled. */
export type Outlook = readonly (readonly number[])[];

/** Computes the outlook. `left` is the number of dice that the seat will have left. */
export function outlook(state: State, seat: number, left: number, taste: Taste): Outlook {
  const seats = state.dice.length;
  const inHand: number[] = [];
  for (let after = 1; after < seats; after += 1)
    inHand.push(Math.min(DICE_A_TURN, state.dice[(seat + after) % seats] ?? 0));
  inHand.push(Math.min(DICE_A_TURN, left));
  return tableauOf(state).map((row, at) => {
    const lying = state.rows[at]?.length ?? 0;
    return finishing(row).map((chances, filled) =>
      filled < lying || filled === boxesOf(row) ? 0 : raceFor(row, chances, inHand, taste),
    );
  });
}

/**
 * Returns the row's points times this seat's lead over the others in the race for the row. All seats try to
 * finish it in turn, this one last, again and again. The sooner the row can be finished, the more likely
 * others finish it.
 */
function raceFor(row: Row, chances: readonly number[], inHand: readonly number[], taste: Taste): number {
  let open = 1;
  let own = 0;
  for (const dice of inHand) {
    own = open * (chances[dice] ?? 0);
    open -= own;
  }
  const share = open < 1 ? own / (1 - open) : 1 / inHand.length;
  const lead = share - (1 - share) / (inHand.length - 1);
  return row.points * lead * (row.points > 0 ? taste.race : taste.dread);
}
