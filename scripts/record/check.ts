import { itemsOf } from '../../src/engine/json';
import { readRecord, recordReasons } from '../../src/engine/record';
import { type Judgement, judge, refusal } from '../../src/engine/verdict';
import { checkProofs } from '../../src/net/dice/record-proofs';
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
  if (!isList(input.text)) return print(judgeWithProofs(input.text, input.bytes));
  let highest = 0;
  for (const item of itemsOf(input.text)) {
    highest = Math.max(highest, print(judgeWithProofs(item, Buffer.byteLength(item))));
  }
  return highest;
}

/** R9: a record of a table of many phones also says how many rolls had a witness. */
function judgeWithProofs(text: string, bytes: number): Judgement {
  const judgement = judge(text, bytes);
  const record = judgement.verdict.ok ? readRecord(text) : null;
  const checked = record?.ok ? checkProofs(record.value) : null;
  if (!checked || !judgement.verdict.ok) return judgement;
  if ('refusal' in checked) return refusal(1, checked.at, checked.refusal);
  const { rolls, witnessed, instead } = checked;
  return { ...judgement, verdict: { ...judgement.verdict, rolls, witnessed, instead } };
}

function print({ status, verdict }: Judgement): number {
  process.stdout.write(`${JSON.stringify(verdict)}\n`);
  return status;
}
