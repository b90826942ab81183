import { INVALID_MOVE } from 'boardgame.io/core';

// Lockout as a boardgame.io game: the rules of docs/rules/lockout.md, with the same numbers, in that
// library's terms. The phases of a turn are stages, the white phase is a stage of all players at once, the
// dice come from its random plugin, and a move changes the draft of G, or returns INVALID_MOVE if it is not
// legal.

const MOST_MISSES = 4;
const ROWS_TO_END = 2;
const MARKS_BEFORE_LOCK = 5;
const MISS_COST = 5;

const lastNumber = (row) => (row < 2 ? 12 : 2);

export const lockout = {
  name: 'lockout',
  minPlayers: 2,
  maxPlayers: 5,
  // A roll can't be undone. Besides, without this every state would contain its past.
  disableUndo: true,

  // L1
  setup: ({ ctx, random }) => ({
    first: random.Die(ctx.numPlayers) - 1,
    sheets: Array.from({ length: ctx.numPlayers }, () => ({ rows: [[], [], [], []], misses: 0 })),
    closed: [false, false, false, false],
    white: [],
    coloured: [],
    answers: [],
    activeMarked: false,
  }),

  turn: {
    // L1, L10
    order: {
      first: ({ G }) => G.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    // L1, L3, L4
    activePlayers: {
      currentPlayer: 'roll',
      maxMoves: 1,
      next: { all: 'white', maxMoves: 1, next: { currentPlayer: 'colour', maxMoves: 1 } },
    },
    stages: {
      roll: { moves: { roll } },
      white: {
        moves: { mark: { move: markWhite, redact: true }, pass: { move: passWhite, redact: true } },
      },
      colour: { moves: { mark: markColour, pass: passColour } },
    },
    endIf: ({ ctx }) => ctx.activePlayers === null,
  },

  // L8, L9
  endIf: ({ G }) => (isOver(G) ? { scores: G.sheets.map(scoreOf) } : undefined),

  // L3
  playerView: ({ G, playerID }) => ({
    ...G,
    answers: G.answers.map((answer, seat) => (String(seat) === playerID ? answer : answer && 'hidden')),
  }),

  ai: { enumerate },
};

// L1
function roll({ G, random, ctx }) {
  G.white = random.D6(2);
  G.coloured = G.closed.map((closed) => (closed ? 0 : random.D6()));
  G.answers = Array(ctx.numPlayers).fill(null);
  G.activeMarked = false;
}

// L3
function markWhite({ G, ctx, playerID }, row, number) {
  if (number !== whiteSum(G) || !canMark(G, Number(playerID), row, number)) return INVALID_MOVE;
  answer(G, ctx, playerID, { row, number });
}

function passWhite({ G, ctx, playerID }) {
  answer(G, ctx, playerID, 'pass');
}

// L3, L7: all answers count at once, and only then do rows close.
function answer(G, ctx, playerID, given) {
  G.answers[playerID] = given;
  if (G.answers.includes(null)) return;
  for (const [seat, each] of G.answers.entries()) if (each !== 'pass') enter(G, seat, each.row, each.number);
  G.activeMarked = G.answers[ctx.currentPlayer] !== 'pass';
  G.answers = [];
}

// L4
function markColour({ G, playerID }, row, number) {
  if (!colourSums(G, row).includes(number)) return INVALID_MOVE;
  if (!canMark(G, Number(playerID), row, number)) return INVALID_MOVE;
  enter(G, Number(playerID), row, number);
}

// L5
function passColour({ G, playerID }) {
  if (!G.activeMarked) G.sheets[playerID].misses += 1;
}

const whiteSum = ({ white }) => white[0] + white[1];

const colourSums = ({ white, coloured }, row) => white.map((die) => die + coloured[row]);

// L2, L6, L7
function canMark(G, seat, row, number) {
  const marks = G.sheets[seat].rows[row];
  if (marks === undefined || G.closed[row]) return false;
  const last = marks[marks.length - 1];
  if (last !== undefined && (row < 2 ? number <= last : number >= last)) return false;
  return number !== lastNumber(row) || marks.length >= MARKS_BEFORE_LOCK;
}

// L7
function enter(G, seat, row, number) {
  G.sheets[seat].rows[row].push(number);
  if (number === lastNumber(row)) G.closed[row] = true;
}

// L8
function isOver({ sheets, closed }) {
  return (
    sheets.some(({ misses }) => misses >= MOST_MISSES) || closed.filter((each) => each).length >= ROWS_TO_END
  );
}

// L9
export function scoreOf({ rows, misses }) {
  return rows.reduce((score, marks, row) => {
    const count = marks[marks.length - 1] === lastNumber(row) ? marks.length + 1 : marks.length;
    return score + (count * (count + 1)) / 2;
  }, -MISS_COST * misses);
}

/** Every legal move of a player whose turn it is. */
function enumerate(G, ctx, playerID) {
  const stage = ctx.activePlayers[playerID];
  if (stage === 'roll') return [{ move: 'roll', args: [] }];
  const found = [];
  for (let row = 0; row < G.closed.length; row += 1) {
    const sums = stage === 'white' ? [whiteSum(G)] : [...new Set(colourSums(G, row).sort((a, b) => a - b))];
    for (const number of sums) {
      if (canMark(G, Number(playerID), row, number)) found.push({ move: 'mark', args: [row, number] });
    }
  }
  found.push({ move: 'pass', args: [] });
  return found;
}
