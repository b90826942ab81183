import { names } from '../../../scripts/golden/settings';
import { playOut } from '../../../scripts/play-out';
import { botFor, loadBot } from '../../../src/engine/bots';
import { type Bot, levels } from '../../../src/engine/bots/bot';
import { rolled } from '../../../src/engine/chance';
import type { AnyGame } from '../../../src/engine/game';
import { games } from '../../../src/engine/games';
import { seeded } from '../../../src/engine/random';
import { freeze } from '../support/freeze';
import { settings } from '../support/settings';

/** Plays a game with these bots in turn, on frozen states, and returns its moves as text. */
function played({ game, seats, options }: (typeof settings)[number], bots: readonly Bot<unknown, unknown>[]) {
  const frozen = names(seats).map((_, seat): Bot<unknown, unknown> => {
    const bot = bots[seat % bots.length];
    if (!bot) throw new Error('no bot');
    return { choose: (state, own, random) => bot.choose(freeze(state), own, random) };
  });
  const { log, state } = playOut({
    game,
    names: names(seats),
    options,
    bots: frozen,
    chance: rolled(seeded(1)),
    random: seeded(2),
  });
  return { moves: log.map(({ move }) => game.notation.format(move)), over: game.ranking(state) !== null };
}

const loaded = (game: AnyGame) => Promise.all(levels.map((level) => loadBot(game, level)));

test.each(settings.map((setting, number) => ({ ...setting, number })))(
  'the levels play $title by the rules, to the end',
  async ({ number, ...setting }) => {
    const bots = await loaded(setting.game);
    const first = number % bots.length;
    const turned = [...bots.slice(first), ...bots.slice(0, first)];
    expect(played(setting, turned)).toMatchObject({ over: true });
  },
);

describe.each<{ readonly id: string; readonly game: AnyGame }>(games.map((game) => ({ id: game.id, game })))(
  '$id',
  ({ game }) => {
    const setting = settings.find((each) => each.game === game) ?? settings[0];
    if (!setting) throw new Error('no settings');

    test('every level makes the same choices with the same random numbers', async () => {
      for (const bot of await loaded(game)) expect(played(setting, [bot])).toEqual(played(setting, [bot]));
    });

    test('hard plays for an expert that there is not, or that can’t be loaded', async () => {
      const { expert: _, ...bots } = game.bots;
      const hard = played(setting, [botFor(game, 'hard')]);
      const failing = { ...bots, expert: () => Promise.reject(new Error('no network')) };
      for (const each of [bots, failing]) {
        const bot = await loadBot({ ...game, bots: each }, 'expert');
        expect(played(setting, [bot])).toEqual(hard);
      }
    });

    test('a bot that thinks in steps makes the same choice step by step', async () => {
      for (const bot of await loaded(game)) {
        const { slowly } = bot;
        if (!slowly) continue;
        const inSteps: Bot<unknown, unknown> = {
          choose(state, seat, random) {
            const thought = slowly.call(bot, state, seat, random);
            for (;;) {
              const { done, value } = thought.next();
              if (done) return value;
            }
          },
        };
        expect(played(setting, [inSteps])).toEqual(played(setting, [bot]));
      }
    });
  },
);
