import { fieldsOf, type OptionSpec, textOf } from '../options';
import { no } from './reasons';

export interface Options {
  readonly rounds: string;
}

const ROUNDS = ['single', 'tournament'] as const;

const defaults: Options = { rounds: 'single' };

export const options: OptionSpec<Options> = {
  fields: [{ name: 'rounds', kind: 'choice', default: defaults.rounds, choices: ROUNDS }],
  defaults,
  read(json) {
    const fields = fieldsOf(json, Object.keys(defaults));
    const rounds = fields && textOf({ ...defaults, ...Object.fromEntries(fields) }.rounds);
    return rounds === null ? null : { rounds };
  },
  check: ({ rounds }) => (ROUNDS.some((each) => each === rounds) ? null : no.rounds),
};
