import { fieldsOf, listOf, type OptionSpec, textOf, wholeNumber } from '../options';
import type { Refusal } from '../refusal';
import { classicTableaus } from './classic';
import { no } from './reasons';
import { checkDistinct, parseTableau, type Tableau } from './tableau';

export interface Options {
  readonly beginner: boolean;
  readonly goal: number;
  readonly stars: string;
  readonly tableaus: string | readonly (readonly string[])[];
}

const GOAL = { min: 100, max: 1000, step: 10 } as const;
const STARS = ['separate', 'distinct'] as const;
const MOST_TABLEAUS = 40;
const CLASSIC = 'classic';

const defaults: Options = { beginner: false, goal: 500, stars: 'separate', tableaus: CLASSIC };

export const options: OptionSpec<Options> = {
  fields: [
    { name: 'beginner', kind: 'switch', default: defaults.beginner },
    { name: 'goal', kind: 'number', default: defaults.goal, ...GOAL },
    { name: 'stars', kind: 'choice', default: defaults.stars, choices: STARS },
    { name: 'tableaus', kind: 'components', default: CLASSIC },
  ],
  defaults,
  read(json) {
    const fields = fieldsOf(json, Object.keys(defaults));
    if (!fields) return null;
    const { beginner, goal, stars, tableaus } = { ...defaults, ...Object.fromEntries(fields) };
    const read = {
      beginner: typeof beginner === 'boolean' ? beginner : null,
      goal: wholeNumber(goal),
      stars: textOf(stars),
      tableaus: textOf(tableaus) ?? listOf(tableaus, (rows) => listOf(rows, textOf)),
    };
    return read.beginner === null || read.goal === null || read.stars === null || read.tableaus === null
      ? null
      : { beginner: read.beginner, goal: read.goal, stars: read.stars, tableaus: read.tableaus };
  },
  check: (given) => checkTableaus(given) ?? checkRules(given),
};

function checkTableaus({ tableaus, stars, beginner }: Options): Refusal | null {
  if (tableaus === CLASSIC) return null;
  if (typeof tableaus === 'string' || tableaus.length < 1 || tableaus.length > MOST_TABLEAUS)
    return no.tableaus;
  for (const [index, rows] of tableaus.entries()) {
    const tableau = parseTableau(rows, index + 1);
    if (!tableau.ok) return tableau.refusal;
    const refusal = stars === 'distinct' ? checkDistinct(tableau.value, index + 1) : null;
    if (refusal) return refusal;
  }
  return beginner ? no['beginner-tableaus'] : null;
}

function checkRules({ goal, stars }: Options): Refusal | null {
  if (goal < GOAL.min || goal > GOAL.max || goal % GOAL.step !== 0) return no.goal;
  return STARS.some((rule) => rule === stars) ? null : no.stars;
}

/** Parsed once: every replay of a game begins with its tableaus. */
const parsed = new WeakMap<object, readonly Tableau[]>();

/** Returns the tableaus of a game. The options must have been checked. */
export function tableausOf({ tableaus }: Options): readonly Tableau[] {
  const all = typeof tableaus === 'string' ? classicTableaus : tableaus;
  const known = parsed.get(all);
  if (known) return known;
  const read = all.flatMap((rows, index) => {
    const tableau = parseTableau(rows, index + 1);
    return tableau.ok ? [tableau.value] : [];
  });
  parsed.set(all, read);
  return read;
}
