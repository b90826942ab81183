import { DICE_A_TURN, type State, tableauOf } from '../state';
import { boxesOf, type Row } from '../tableau';
import { finishing } from './finish';

/** What the bot thinks of things that it does not work out. */
export interface Taste {
  /** How much the race for open positive rows counts. */
  readonly race: number;
  /** The same for negative rows, which nobody finishes by choice. */
  readonly dread: number;
  /** Points that a die kept is worth. */
  readonly die: number;
  /** Points that winning the game is worth, and losing costs. */
  readonly win: number;
}

/** By row, then by boxes filled: what it is worth to a seat to end its turn with the row like this. */
export type Outlook = readonly (readonly number[])[];

/** `left` is how many dice the seat itself will have left. */
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
 * The seats go for the row in turn, this one last, over and over: its points times its own lead over the others. The
 * sooner the row can be finished, the more likely it is that others do.
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
