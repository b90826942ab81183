import { botsInTurn, moveBot } from '../../net/session/bots-in-turn';
import type { Session } from '../../net/session/session';
import { tableReasons } from '../../net/session/table-reasons';
import type { TableDeps } from './table-deps';

/** The pause before a bot tries again after a refusal, or after people took back its throw of real dice. */
const RETRY_MS = 3000;

/** Lets the bots of this phone move, one at a time. */
export interface BotTurns {
  /** Lets the first bot in turn move after its pause. Does nothing while one is asked already. */
  ask(): void;
  /** Does not wait any longer for a bot that still pauses. One that thinks can't be stopped. */
  cancel(): void;
  /** A bot pauses or thinks. */
  thinking(): boolean;
  /** The next bot waits as after a refusal, until an entry is shown. */
  retryLater(): void;
  /** An entry is shown. */
  goOn(): void;
}

export interface BotTurnsDeps extends Pick<TableDeps, 'clock' | 'random' | 'botRandom' | 'runSteps'> {
  /** Returns how long a bot waits before it moves. */
  pause(): number;
  /** The bot has moved, or was refused. */
  moved(): void;
}

export function botTurns(session: Session, deps: BotTurnsDeps): BotTurns {
  const { clock, runSteps } = deps;
  let thinking = false;
  let retryLater = false;
  let cancel = () => {};

  function ask(): void {
    const seat = botsInTurn(session)[0];
    if (seat === undefined || thinking || playedElsewhere()) return;
    thinking = true;
    const pause = session.view().trouble || retryLater ? RETRY_MS : deps.pause();
    const forget = clock.after(pause, async () => {
      // In flight: do not ask this bot again.
      cancel = () => {};
      const random = deps.botRandom?.(session.view().match) ?? deps.random;
      const moved = await moveBot(session, seat, { random, now: clock.now, ...(runSteps && { runSteps }) });
      if (!moved) retryLater = true;
      thinking = false;
      deps.moved();
    });
    cancel = () => {
      forget();
      thinking = false;
    };
  }

  /** Another window has played this game on: moves made here are refused. */
  function playedElsewhere(): boolean {
    return session.view().trouble?.code === tableReasons['other-window'].code;
  }

  return {
    ask,
    cancel: () => cancel(),
    thinking: () => thinking,
    retryLater() {
      retryLater = true;
    },
    goOn() {
      retryLater = false;
    },
  };
}
