import { msg, plural } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import { turn } from '../../../../engine/last-die/rules';
import { DICE_A_TURN, type Move, type State } from '../../../../engine/last-die/state';
import { withPlayerName } from '../../../board-kit/with-player-name';
import type { Controls, Moment, Say } from '../../face';
import { pickedValues, rowsThatTake } from './placing';

type Now = Moment<State, Move>;

const ROLL: readonly Move[] = [{ kind: 'roll' }];
const STOP: readonly Move[] = [{ kind: 'stop' }];

export function controls(moment: Now, say: Say): Controls<Move> {
  const { seat, board } = moment;
  if (seat === null) return { prompt: waiting(moment, say), main: null, others: [] };
  if (!turn(board).includes(seat)) return withPlayerName(ended(moment, say), moment, say);
  return withPlayerName(
    board.phase === 'roll' ? rolling(moment, seat, say) : placing(moment, say),
    moment,
    say,
  );
}

function waiting({ over, flying, last, state, names, here }: Now, say: Say): string {
  if (over) return say(msg`The game is over.`);
  const name = names[flying && last ? last.entry.seat : state.active] ?? '';
  if (flying) return say(msg`${name} rolls…`);
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
  if (board.round > state.round) return done(say(msg`That fills the last box.`), say(msg`Next tableau`));
  return done(say(msg`All your dice are placed.`), say(msg`End my turn`));
}

function rolling({ board }: Now, seat: Seat, say: Say): Controls<Move> {
  const dice = Math.min(DICE_A_TURN, board.dice[seat] ?? 0);
  return {
    prompt: say(msg`Your roll.`),
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
      : say(msg`Now tap a row that glows.`);
  }
  if (!board.placed) return say(msg`Tap a row that glows to place a die.`);
  return rowsThatTake(board, board.hand) === 0
    ? say(msg`Roll again, or stop?`)
    : say(msg`Place more, roll again, or stop?`);
}
