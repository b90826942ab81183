import { itemsOf } from '../../src/engine/json';
import { recordReasons } from '../../src/engine/record';
import { type Judgement, judge, refusal } from '../../src/engine/verdict';
import { isList, readInput } from './input';

const inputReasons = {
  unreadable: recordReasons.unreadable,
  'too-long': recordReasons['too-long'],
  'not-text': recordReasons['not-json'],
} as const;

/** Checks a record, or each record of a list. Returns the highest exit status. */
export function check(args: readonly string[]): number {
  const [file] = args;
  if (args.length !== 1 || file === undefined) {
    process.stderr.write('record check takes one file, or - for standard input.\n');
    return 2;
  }
  const input = readInput(file);
  if (typeof input === 'string') return print(refusal(2, -1, inputReasons[input]));
  if (!isList(input.text)) return print(judge(input.text, input.bytes));
  let highest = 0;
  for (const item of itemsOf(input.text)) {
    highest = Math.max(highest, print(judge(item, Buffer.byteLength(item))));
  }
  return highest;
}

function print({ status, verdict }: Judgement): number {
  process.stdout.write(`${JSON.stringify(verdict)}\n`);
  return status;
}
