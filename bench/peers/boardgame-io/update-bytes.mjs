// Plays random games and prints the sizes of the messages to every player after each move, as JSON:
// node update-bytes.mjs SEATS GAMES
//
// These are the library's `update` messages: for each player the match's name, the state as this player may
// see it, and the new entries of the log, serialised by socket.io as JSON.

import {
  CreateGameReducer,
  getFilterPlayerView,
  InitializeGame,
  ProcessGameConfig,
} from 'boardgame.io/internal';
import { pick, seeded } from '../../../src/engine/random';
import { tally } from '../../engine/tally';
import { lockout } from './lockout.mjs';
import { makeMove, nextPlayer } from './moves.mjs';

/** As long as the ids that the library generates. */
const MATCH_ID = 'aB3dE6gH9jK';

const [seats, games] = process.argv.slice(2).map(Number);
const random = seeded(1);
const game = ProcessGameConfig({ ...lockout, seed: 'bench' });
const reducer = CreateGameReducer({ game });
const filter = getFilterPlayerView(game);
const sizes = tally();

for (let played = 0; played < games; played += 1) {
  let state = InitializeGame({ game, numPlayers: seats });
  while (state.ctx.gameover === undefined) {
    const player = nextPlayer(state.ctx);
    const { move, args } = pick(game.ai.enumerate(state.G, state.ctx, player), random);
    state = reducer(state, makeMove(move, args, player));
    for (const each of state.ctx.playOrder) {
      const message = filter(each, { type: 'update', args: [MATCH_ID, state] });
      sizes.add(Buffer.byteLength(JSON.stringify(message.args)));
    }
  }
}

console.log(JSON.stringify(sizes.figures()));
