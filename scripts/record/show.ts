import type { AnyGame } from '../../src/engine/game';
import { followOpening } from '../../src/engine/match';
import { type GameRecord, readRecord, replay } from '../../src/engine/record';
import { type Refusal, sentence } from '../../src/engine/refusal';
import { isList, readInput } from './input';

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`record show: ${text}\n`);

const unread = {
  unreadable: 'is not there or cannot be read',
  'too-long': 'is too long',
  'not-text': 'is not a text',
} as const;

/**
 * Retells a game turn by turn. A record with an illegal entry is retold up to that entry, with the reason.
 */
export function show(args: readonly string[]): number {
  const [file] = args;
  if (args.length !== 1 || file === undefined) {
    complain('takes one file, or - for standard input.');
    return 2;
  }
  const input = readInput(file);
  if (typeof input === 'string') {
    complain(`${file} ${unread[input]}.`);
    return 2;
  }
  if (isList(input.text)) {
    complain('this is a list of records; it retells one at a time.');
    return 2;
  }
  const record = readRecord(input.text);
  if (record.ok) return retell(record.value);
  complain(because(record.refusal));
  return 2;
}

const because = (refusal: Refusal) => `${sentence(refusal)} (${refusal.code}, rule ${refusal.rule})`;

/** A name may come from outside, so control characters for the terminal are replaced. */
const printable = (name: string) => name.replace(/\p{C}|\p{Zl}|\p{Zp}/gu, '\u00b7');

function retell(record: GameRecord): number {
  const { game, opening } = record;
  const names = opening.names.map(printable);
  const { story } = game;
  const first = followOpening(game, opening);
  if (first.ok) say(`${game.id}: ${names.join(', ')}\n\n${story.draw(first.value, names)}\n`);
  const played = replay(record, (before, entry, after) => {
    say(story.tell(before, entry, after, names));
    if (story.between(after)) say(`\n${story.draw(after, names)}\n`);
  });
  if ('refusal' in played) {
    complain(
      `${played.at < 0 ? 'the opening' : `entry ${played.at}`} is not legal. ${because(played.refusal)}`,
    );
    return 1;
  }
  say(ending(played.match.state, game, names));
  return 0;
}

function ending(state: unknown, game: AnyGame, names: readonly string[]): string {
  const scores = game.scores(state);
  const places = game.ranking(state);
  if (!places)
    return `To move: ${game
      .turn(state)
      .map((seat) => names[seat] ?? '')
      .join(', ')}.`;
  const lines = names.map((name, seat) => `${places[seat] ?? 0}. ${name}, ${scores[seat] ?? 0}`);
  return ['The game is over.', ...lines.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))].join(
    '\n',
  );
}
