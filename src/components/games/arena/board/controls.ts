import { msg, plural } from '@lingui/core/macro';
import type { Move, State } from '../../../../engine/arena/state';
import { isGrandThrow } from '../../../../engine/arena/state';
import { withPlayerName } from '../../../board-kit/with-player-name';
import type { Controls, Moment, Say } from '../../face';
import { diceToThrow } from '../words/throw-facts';

type Now = Moment<State, Move>;

const THROW: readonly Move[] = [{ kind: 'throw', aim: null }];
const STOP: readonly Move[] = [{ kind: 'stop' }];

export function controls(moment: Now, say: Say): Controls<Move> {
  const { seat, board } = moment;
  if (seat === null) return { prompt: waiting(moment, say), main: null, others: [] };
  const dice = diceToThrow(board);
  const label = isGrandThrow(board)
    ? say(msg`${plural(dice, { one: 'Throw your last die', other: 'Throw all # dice' })}`)
    : board.phase === 'more'
      ? say(msg`Throw again`)
      : say(msg`Throw a die`);
  const stop = { label: say(msg`Stop`), moves: STOP, passes: true };
  const others = board.phase === 'more' ? [stop] : [];
  return withPlayerName(
    { ...promptFor(moment, say), main: { label, moves: THROW, throws: true }, others },
    moment,
    say,
  );
}

function waiting({ over, flying, last, state, names, here }: Now, say: Say): string {
  if (over) return say(msg`The game is over.`);
  const name = names[flying && last ? last.entry.seat : state.active] ?? '';
  if (!flying) return here.includes(state.active) ? '' : say(msg`${name} is thinking…`);
  return isGrandThrow(state) ? say(msg`Grand throw: ${name} throws all dice!`) : say(msg`${name} throws…`);
}

function promptFor({ board, draft }: Now, say: Say): Pick<Controls<Move>, 'prompt' | 'spoken'> {
  if (isGrandThrow(board))
    return {
      prompt: say(msg`The arena is empty: throw all your dice at once!`),
      spoken: say(
        msg`The arena is empty: throw all your dice at once! Press the button, or choose “How to throw”.`,
      ),
    };
  if (draft.length > 0) return { prompt: say(msg`Now throw, or move more dice.`) };
  if (board.phase === 'more') return { prompt: say(msg`No match. Throw again, or stop?`) };
  return {
    prompt: say(msg`Swipe or press the button to throw. You may move dice first.`),
    spoken: say(
      msg`Throw a die: press the button, or choose “How to throw”. To move a die first, choose it in the arena.`,
    ),
  };
}
