import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { botFor } from '../../../src/engine/bots';
import type { Bot } from '../../../src/engine/bots/bot';
import type { AnyGame } from '../../../src/engine/game';
import { settle } from '../settle';
import { shareOf, shareText } from './share';

/** Games that accept what was made have other dice than those that it learnt from. */
const ACCEPTING = 900_000_000;

/** A way to make the data of an expert. */
export interface Making<Data extends object> {
  readonly game: AnyGame;
  make(): Data;
  /** The same with little effort, in a second or so. */
  makeShort(): Data;
  expertOf(data: Data): Bot<unknown, unknown>;
}

/** The hash of what the short making makes. It is in the file, and a test compares it. */
export const shortHash = <Data extends object>({ makeShort }: Making<Data>): string =>
  createHash('sha256').update(JSON.stringify(makeShort())).digest('hex').slice(0, 16);

/** A file of data as text: one line for each list. */
export function dataText(data: object): string {
  const lines = Object.entries(data).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/**
 * Makes the data of an expert, prints how strong it is against hard, and writes the file with --write; without
 * it, it says whether the file is what the script makes. --games N: how many games it is accepted with.
 */
export function makeExpert<Data extends object>(making: Making<Data>): void {
  const { game, make, expertOf } = making;
  const { values } = parseArgs({
    options: { write: { type: 'boolean' }, games: { type: 'string', default: '1000' } },
  });
  const data = make();
  settle(
    [
      {
        path: `src/engine/${game.id}/bots/expert/data.json`,
        text: dataText({ short: shortHash(making), ...data }),
      },
    ],
    values.write === true,
    [],
  );
  const hard = botFor(game, 'hard');
  for (const seats of new Set([2, 3, game.seats.max])) {
    const share = shareOf(game, expertOf(data), hard, seats, Number(values.games), ACCEPTING);
    console.log(`${game.id}, one expert among hard, ${seats} seats: ${shareText(share)}`);
  }
}
