import type { Bot } from '../../../src/engine/bots/bot';
import type { AnyGame } from '../../../src/engine/game';
import { lockout } from '../../../src/engine/lockout';
import { seeded } from '../../../src/engine/random';
import { botsInTurn, moveBot } from '../../../src/net/session/bots-in-turn';
import type { StepRunner } from '../../../src/net/session/commit-in-slices';
import type { Keeper } from '../../../src/net/session/session';
import { person, setTable } from '../../support/table';

const expert: Keeper = { kind: 'bot', level: 'expert' };
const PAUSES = 5;

/** An expert that rolls after five steps. */
const thoughtful: Bot<unknown, unknown> = {
  choose: () => ({ kind: 'roll' }),
  *slowly() {
    for (let step = 0; step < PAUSES; step += 1) yield;
    return { kind: 'roll' };
  },
};
const game: AnyGame = { ...lockout, bots: { ...lockout.bots, expert: async () => thoughtful } } as AnyGame;

function table(keepers: readonly Keeper[]) {
  const { session } = setTable(game, keepers);
  return { session, length: () => session.view().match.log.length };
}

test('a bot that thinks in steps can pause after each of them', async () => {
  const { session, length } = table([expert, expert]);
  let steps = 0;
  const runSteps: StepRunner = async (thought) => {
    for (;;) {
      const { done, value } = thought.next();
      if (done) return value;
      steps += 1;
    }
  };
  const [seat = 0] = botsInTurn(session);
  expect(await moveBot(session, seat, { random: seeded(1), now: () => 0, runSteps })).toBe(true);
  expect({ steps, length: length() }).toEqual({ steps: PAUSES, length: 1 });
});

test('a bot does not move for a person who took its seat while it was thinking', async () => {
  const { session, length } = table([expert, expert]);
  const [seat = 0] = botsInTurn(session);
  const runSteps: StepRunner = async (thought) => {
    await session.giveSeat(seat, person);
    for (;;) {
      const { done, value } = thought.next();
      if (done) return value;
    }
  };
  expect(await moveBot(session, seat, { random: seeded(1), now: () => 0, runSteps })).toBe(true);
  expect(length()).toBe(0);
});
