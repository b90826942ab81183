// Repeats games of Lockout, with the same dice, in boardgame.io's Client, and stops where the two differ: in
// who may move, in the legal moves, in a refused mark, or in the scores. The games come as JSON on standard
// input, see bench/engine/same-rules.ts: node check.mjs < GAMES

import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { Client } from 'boardgame.io/client';
import { CreateGameReducer, ProcessGameConfig } from 'boardgame.io/internal';
import { MockRandom } from 'boardgame.io/testing';
import { lockout } from './lockout.mjs';
import { makeMove } from './moves.mjs';

const COLOURS = ['red', 'yellow', 'green', 'blue'];

let first = 0;
let dice = [];
const givenDice = MockRandom({
  Die: () => first + 1,
  D6: (count) => (count === undefined ? dice.shift() : dice.splice(0, count)),
});
const game = ProcessGameConfig({ ...lockout, plugins: [givenDice] });
const reducer = CreateGameReducer({ game });

for (const [index, given] of JSON.parse(readFileSync(0, 'utf8')).entries()) {
  first = given.first;
  const client = Client({ game, numPlayers: given.seats, debug: false });
  for (const [at, entry] of given.log.entries()) {
    const where = `game ${index}, entry ${at}`;
    const { G, ctx } = client.store.getState();
    expect(`${where}: whose turn it is`, Object.keys(ctx.activePlayers ?? {}).map(Number), entry.turn);
    const player = String(entry.seat);
    const choices = game.ai.enumerate(G, ctx, player);
    expect(`${where}: the legal moves`, choices.map(textOf), entry.choices);
    expectRefusal(where, client.store.getState(), player, entry);
    dice = [...entry.dice];
    const { move, args } = choices[entry.choices.indexOf(entry.move)];
    client.updatePlayerID(player);
    client.moves[move](...args);
    expect(`${where}: moves made`, client.store.getState()._stateID, at + 1);
    expect(`${where}: dice left over`, dice, []);
  }
  expect(`game ${index}: the scores`, client.store.getState().ctx.gameover?.scores, given.scores);
}

function expect(what, found, wanted) {
  if (isDeepStrictEqual(found, wanted)) return;
  console.error(`${what}: boardgame.io's ${JSON.stringify(found)}, ours ${JSON.stringify(wanted)}`);
  process.exit(1);
}

/** An illegal mark must be refused. It is not enough that the list lacks it. */
function expectRefusal(where, state, player, { choices, illegal }) {
  if (choices.includes(illegal)) return;
  const [, colour, number] = illegal.split(' ');
  const { error } = console;
  console.error = () => {};
  const { transients } = reducer(state, makeMove('mark', [COLOURS.indexOf(colour), Number(number)], player));
  console.error = error;
  expect(`${where}: whether ${illegal} is refused`, transients?.error !== undefined, true);
}

function textOf({ move, args: [row, number] }) {
  return move === 'mark' ? `mark ${COLOURS[row]} ${number}` : move;
}
