import type { Bot } from '../../../src/engine/bots/bot';
import { rolled } from '../../../src/engine/chance';
import type { AnyGame } from '../../../src/engine/game';
import { lockout } from '../../../src/engine/lockout';
import type { Move, State } from '../../../src/engine/lockout/state';
import { seeded } from '../../../src/engine/random';

/** The mean points of a bot that is always active, beside a seat that only passes. */
export function soloMean(bot: Bot<State, Move>, games: number): number {
  let sum = 0;
  for (let number = 0; number < games; number += 1) {
    const chance = rolled(seeded(number));
    const random = seeded(-number);
    let state: State = { ...lockout.start(2, {}, chance), active: 0 };
    while (state.phase !== 'over') {
      if (state.phase === 'roll') state = { ...state, active: 0 };
      const [seat = 0] = lockout.turn(state);
      const move = seat === 0 ? bot.choose(lockout.view(state, 0), 0, random) : ({ kind: 'pass' } as const);
      state = lockout.play(state, seat, move, chance);
    }
    sum += lockout.scores(state)[0] ?? 0;
  }
  return sum / games;
}

export const isLockout = (game: AnyGame): boolean => game.id === lockout.id;
