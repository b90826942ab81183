// Plays random games of Lockout as a server of boardgame.io does, for as many players as there are seats and
// watchers up to LISTENERS, and prints the size of its socket messages and the cost of making them, as JSON:
// node socket.mjs SEATS LISTENERS SECONDS

import {
  CreateGameReducer,
  getFilterPlayerView,
  InitializeGame,
  ProcessGameConfig,
} from 'boardgame.io/internal';
import { pick, seeded } from '../../../src/engine/random';
import { processorSeconds } from '../../engine/clock';
import { tally } from '../../engine/tally';
import { lockout } from './lockout.mjs';
import { makeMove, nextPlayer } from './moves.mjs';

/** As long as the ids that the library generates. */
const MATCH_ID = 'aB3dE6gH9jK';

const [seats, listeners, seconds] = process.argv.slice(2).map(Number);
const random = seeded(1);
const game = ProcessGameConfig({ ...lockout, seed: 'bench' });
const reducer = CreateGameReducer({ game });
const filter = getFilterPlayerView(game);
const updates = tally();
const syncs = tally();
let passed = 0;
let moves = 0;

while (passed < seconds) {
  const initialState = InitializeGame({ game, numPlayers: seats });
  let state = initialState;
  let log = [];
  while (state.ctx.gameover === undefined) {
    const player = nextPlayer(state.ctx);
    const { move, args } = pick(game.ai.enumerate(state.G, state.ctx, player), random);
    const begin = processorSeconds();
    state = reducer(state, makeMove(move, args, player));
    for (let each = 0; each < listeners; each += 1) {
      const playerID = each < seats ? String(each) : null;
      const message = filter(playerID, { type: 'update', args: [MATCH_ID, state] });
      updates.add(Buffer.byteLength(JSON.stringify(message.args)));
    }
    passed += processorSeconds() - begin;
    log = log.concat(state.deltalog);
    moves += 1;
  }
  const info = { state, log, filteredMetadata: [], initialState };
  const message = filter('0', { type: 'sync', args: [MATCH_ID, info] });
  syncs.add(Buffer.byteLength(JSON.stringify(message.args)));
}

console.log(
  JSON.stringify({ update: updates.figures(), sync: syncs.figures(), ms: (passed * 1000) / moves }),
);
