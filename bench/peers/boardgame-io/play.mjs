// Plays random games for some seconds and prints the moves a second:
// node play.mjs client|reducer SEATS WARM-UP SECONDS

import { Client } from 'boardgame.io/client';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { pick, seeded } from '../../../src/engine/random';
import { movesASecond } from '../../engine/clock';
import { lockout } from './lockout.mjs';
import { makeMove, nextPlayer } from './moves.mjs';

const [by, seats, warmUp, seconds] = process.argv.slice(2);
const numPlayers = Number(seats);
const random = seeded(1);
const game = ProcessGameConfig(lockout);
const reducer = CreateGameReducer({ game });

const choose = ({ G, ctx }, player) => pick(game.ai.enumerate(G, ctx, player), random);

/** As an app for one device: the client gets the active player, and returns what that player sees. */
function playByClient() {
  const client = Client({ game, numPlayers, debug: false });
  let moves = 0;
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
    const player = nextPlayer(state.ctx);
    if (player !== client.playerID) client.updatePlayerID(player);
    const { move, args } = choose(state, player);
    client.moves[move](...args);
    moves += 1;
  }
  return moves;
}

/** As a server: states and actions only. */
function playByReducer() {
  let state = InitializeGame({ game, numPlayers });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const player = nextPlayer(state.ctx);
    const { move, args } = choose(state, player);
    state = reducer(state, makeMove(move, args, player));
    moves += 1;
  }
  return moves;
}

console.log(movesASecond(by === 'client' ? playByClient : playByReducer, Number(warmUp), Number(seconds)));
