import { type Illegal, sentence } from '../../src/engine/illegal';
import { followOpening } from '../../src/engine/match';
import { type GameRecord, readRecord, replay } from '../../src/engine/record';
import { isList, readInput } from './input';

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`record show: ${text}\n`);

/** Retells a game turn by turn. A record that goes wrong somewhere is told up to there, with the reason. */
export function show(args: readonly string[]): number {
  const [file] = args;
  if (args.length !== 1 || file === undefined) {
    complain('takes one file, or - for standard input.');
    return 2;
  }
  const input = readInput(file);
  if (typeof input === 'string') {
    complain(`${file} is ${input === 'too-long' ? 'too long' : 'not a text that can be read'}.`);
    return 2;
  }
  if (isList(input.text)) {
    complain('this is a list of records; it retells one at a time.');
    return 2;
  }
  const record = readRecord(input.text);
  if (record.ok) return retell(record.value);
  complain(because(record.illegal));
  return 2;
}

const because = (illegal: Illegal) => `${sentence(illegal)} (${illegal.code}, rule ${illegal.rule})`;

function retell(record: GameRecord): number {
  const { game, opening } = record;
  const { names } = opening;
  const { story } = game;
  const first = followOpening(game, opening);
  if (first.ok) say(`${game.id}: ${names.join(', ')}\n\n${story.draw(first.value, names)}\n`);
  const played = replay(record, (before, entry, after) => {
    say(story.tell(before, entry, after, names));
    if (story.between(after)) say(`\n${story.draw(after, names)}\n`);
  });
  if ('illegal' in played) {
    complain(
      `${played.at < 0 ? 'the opening' : `entry ${played.at}`} is not legal. ${because(played.illegal)}`,
    );
    return 1;
  }
  say(ending(played.match.state, record));
  return 0;
}

function ending(state: unknown, { game, opening: { names } }: GameRecord): string {
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
