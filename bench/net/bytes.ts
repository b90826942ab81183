// Plays games by bots on a host with a guest over a sealed, framed connection, and prints the bytes over the
// air as JSON:
// node bytes.mjs SECONDS (for each game)

import { games } from '../../src/engine/games';
import { seeded } from '../../src/engine/random';
import { botsInTurn, moveBot } from '../../src/net/session/bots-in-turn';
import { processorSeconds } from '../engine/clock';
import { tally } from '../engine/tally';
import { quiet, sealedTable } from './sealed-table';

const SEATS = 4;
/** The messages with entries: `commit`, `part`, `entry`. */
const OF_THE_LOG = [0x82, 0x83, 0x8b, 0x8d, 0x8e, 0x8f];
/** A commit of one witnessed roll. */
const ROLLS = [0x8d, 0x8e, 0x8f];
/** The levels alternate, because strong bots make other throws than random ones. */
const LEVELS = ['random', 'hard'] as const;

const seconds = Number(process.argv[2]);
const found: Record<string, unknown> = {};

for (const game of games) {
  const commits = tally();
  const rolls = tally();
  const joins = tally();
  const entries = tally();
  let frames = 0;
  let played = 0;
  let all = 0;
  const end = processorSeconds() + seconds;
  for (let seed = 1; seed <= 2 || processorSeconds() < end; seed += 1) {
    const { host, join } = sealedTable(game, SEATS, seed);
    const level = LEVELS[seed % 2] ?? 'hard';
    for (let seat = 0; seat < SEATS; seat += 1) await host.session.giveSeat(seat, { kind: 'bot', level });
    const watcher = await join();
    const from = watcher.sent.length;
    const random = seeded(seed);
    for (let [seat] = botsInTurn(host.session); seat !== undefined; [seat] = botsInTurn(host.session))
      await moveBot(host.session, seat, { random, now: () => performance.now() });
    await quiet();
    for (const { type, bytes, frames: count } of watcher.sent.slice(from)) {
      all += bytes;
      if (!OF_THE_LOG.includes(type)) continue;
      commits.add(bytes);
      if (ROLLS.includes(type)) rolls.add(bytes);
      frames = Math.max(frames, count);
    }
    played += host.session.view().match.log.length;
    entries.add(host.session.view().match.log.length);
    const late = await join();
    joins.add(late.sent.reduce((sum, { bytes }) => sum + bytes, 0));
    if (late.guest.session()?.view().match.log.length !== host.session.view().match.log.length)
      throw new Error('a guest lacks something');
  }
  found[game.id] = {
    commit: commits.figures(),
    witnessedRoll: rolls.figures(),
    join: joins.figures(),
    frames,
    entriesAGame: entries.figures().mean,
    bytesAnEntry: all / played,
  };
}

console.log(JSON.stringify(found));
