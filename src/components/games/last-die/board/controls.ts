import { msg, plural } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import { turn as turnOf } from '../../../../engine/last-die/rules';
import { DICE_A_TURN, type Move, type State } from '../../../../engine/last-die/state';
import { withPlayerName } from '../../../board-kit/with-player-name';
import type { Controls, Moment, Say } from '../../face';
import { fitsNothing } from '../words/laid';
import { pickedValues, rowsThatTake } from './placing';

type Now = Moment<State, Move>;

const ROLL: readonly Move[] = [{ kind: 'roll' }];
const STOP: readonly Move[] = [{ kind: 'stop' }];

export function controls(moment: Now, say: Say): Controls<Move> {
  const { seat, board } = moment;
  if (seat === null) return { prompt: waiting(moment, say), main: null, others: [] };
  if (!turnOf(board).includes(seat)) return withPlayerName(ended(moment, say), moment, say);
  return withPlayerName(
    board.phase === 'roll' ? rolling(moment, seat, say) : placing(moment, say),
    moment,
    say,
  );
}

function waiting({ over, flying, last, turn, state, names, here }: Now, say: Say): string {
  if (over) return say(msg`The game is over.`);
  const name = names[flying && last ? last.entry.seat : state.active] ?? '';
  if (flying) return say(msg`${name} rolls…`);
  // The turn has ended without a tap.
  if (last && turn.length === 0 && fitsNothing(last) && here.includes(last.entry.seat))
    return say(msg`Nothing fits. The turn is over, and nothing is lost.`);
  return here.includes(state.active) ? '' : say(msg`${name} is thinking…`);
}

/** The draft ends the turn (D11, D13), but can still be undone. */
function ended({ board, state }: Now, say: Say): Controls<Move> {
  const done = (prompt: string, label: string): Controls<Move> => ({
    prompt,
    main: { label, moves: [] },
    others: [],
  });
  if (board.phase === 'over')
    return done(say(msg`That fills the last box. The game is over.`), say(msg`End the game`));
  if (board.round > state.round) return done(say(msg`That fills the last box.`), say(msg`Next round`));
  const more = (board.dice[state.active] ?? 0) > 0;
  const placed = more ? say(msg`All dice of this roll are placed.`) : say(msg`All your dice are placed.`);
  return done(placed, say(msg`End my turn`));
}

function rolling({ board, last }: Now, seat: Seat, say: Say): Controls<Move> {
  const dice = Math.min(DICE_A_TURN, board.dice[seat] ?? 0);
  // Nobody else has dice, so the same player goes on (D10).
  const again = last !== null && fitsNothing(last) && last.entry.seat === seat;
  const usual = again ? say(msg`Nothing fits. It is your turn again.`) : say(msg`Your roll.`);
  return {
    prompt: goalReached(board, say) ?? usual,
    main: {
      label: say(msg`${plural(dice, { one: 'Roll # die', other: 'Roll # dice' })}`),
      moves: ROLL,
      throws: true,
    },
    others: [],
  };
}

function placing(moment: Now, say: Say): Controls<Move> {
  const { board } = moment;
  const dice = board.hand.length;
  const label = say(
    msg({ message: `Roll ${dice} again`, context: 'the turn goes on with the dice that are left' }),
  );
  const main = { label, moves: ROLL, throws: true };
  const prompt = promptFor(moment, say);
  // A die has to be placed first, as the prompt says.
  if (!board.placed) return { prompt, main: null, others: [] };
  return { prompt, main, others: [{ label: say(msg`Stop`), moves: STOP, passes: true }] };
}

function promptFor({ board, picked }: Now, say: Say): string {
  const chosen = pickedValues(board, picked);
  if (chosen.length > 0) {
    return rowsThatTake(board, chosen) === 0
      ? say(msg`That die fits nowhere. Take another one.`)
      : say(msg`Now tap a row with a frame.`);
  }
  if (!board.placed) return say(msg`Tap a row with a frame to place a die.`);
  const reached = goalReached(board, say);
  if (reached) return reached;
  return rowsThatTake(board, board.hand) === 0
    ? say(msg`Roll again, or stop?`)
    : say(msg`Place more, roll again, or stop?`);
}

/** D12: players who have seen enough points expect the game to be over. */
function goalReached({ points, setup: { goal } }: State, say: Say): string | null {
  const reached = Math.max(...points);
  return reached < goal ? null : say(msg`${reached} of ${goal}: this tableau is played to its end.`);
}
