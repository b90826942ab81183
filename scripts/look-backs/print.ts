import { parseArgs } from 'node:util';
import { playNumber } from '../../bench/bots/table';
import type { Say } from '../../src/components/games/face';
import { faceOf } from '../../src/components/games/faces';
import { turningOf } from '../../src/components/look-back/turning';
import { chanceWords } from '../../src/components/look-back/words';
import { happeningsOf } from '../../src/components/table/happenings';
import { loadBot, loadCoach } from '../../src/engine/bots';
import { type Finding, findingsOf, turningPointsOf } from '../../src/engine/bots/findings';
import type { AnyGame } from '../../src/engine/game';
import { games } from '../../src/engine/games';
import { type State as LastDie, tableauOf } from '../../src/engine/last-die/state';
import { rowText } from '../../src/engine/last-die/tableau';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '3' },
    from: { type: 'string', default: '1' },
  },
});
const LEVELS = ['easy', 'normal', 'hard'] as const;
/** Without translations a message is its text. */
const say: Say = (line) => String(line);

const first = Number(values.from);
for (const game of games.filter(({ id }) => values.game === undefined || id === values.game))
  for (let number = first; number < first + Number(values.games); number += 1) await print(game, number);

/** A game of two or three bots of different levels, by its number. */
async function print(game: AnyGame, number: number): Promise<void> {
  const levels = [0, 1, 2].slice(number % 2).map((seat) => LEVELS[(number + seat) % 3] ?? 'easy');
  const match = playNumber(game, await Promise.all(levels.map((level) => loadBot(game, level))), number);
  const [coach, face] = [await loadCoach(game), faceOf(game.id)];
  if (!coach || !face) return;
  const findings = [...findingsOf(match, coach)].filter((each): each is Finding => each !== null);
  const happenings = happeningsOf(match);
  for (const [seat, level] of levels.entries())
    for (const point of turningPointsOf(match, findings, seat)) {
      const turning = turningOf(match, happenings, point, seat, face, say);
      if (!turning) continue;
      const { moment, played, better, why } = turning;
      console.log(`${game.id} ${number}, move ${point.index + 1}, ${level}`);
      console.log(position(game.id, moment.state));
      console.log(`  ${played}`);
      if (point.kind === 'decision') console.log(`  Better was: ${better}\n  ${why}`);
      console.log(`  ${chanceWords(point, say)}\n`);
    }
}

function position(game: string, state: unknown): string {
  const json = JSON.stringify(state, (key, value) => (key === 'setup' ? undefined : value));
  if (game !== 'last-die') return `  ${json}`;
  const rows = tableauOf(state as LastDie).map((row, at) => `  ${at + 1}  ${rowText(row)}`);
  return [...rows, `  ${json}`].join('\n');
}
