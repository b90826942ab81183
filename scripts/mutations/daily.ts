import type { Mutation } from './mutation';

const DICE = 'engine/daily/daily-dice.ts';
const STORE = 'stores/daily/daily.ts';
const LAST_DIE = 'engine/last-die/daily.ts';
const SUN_ROWS = 'engine/sun-rows/daily.ts';
const ARENA = 'engine/arena/daily.ts';
const APP = 'stores/app/app.ts';

export const daily: readonly Mutation[] = [
  { rule: 'TD1', file: DICE, from: 'const VERSION = 1;', to: 'const VERSION = 2;' },
  { rule: 'TD1', file: DICE, from: 'getUint32(4 * index)', to: 'getUint32(4 * index, true)' },
  { rule: 'TD1', file: DICE, from: '{ day, game }: Daily, rules', to: '{ game: day, game }: Daily, rules' },
  { rule: 'TD1', file: DICE, from: 'at + 1}`, wordsOf),', to: 'at}`, wordsOf),' },
  { rule: 'TD2', file: DICE, from: 'at % WORDS', to: 'at % 4' },
  { rule: 'TD2', file: DICE, from: 'at > 0)', to: 'at > WORDS)' },
  { rule: 'TD2', file: DICE, from: 'at / WORDS + 1', to: 'at / WORDS + 2' },
  { rule: 'TD3', file: 'engine/lockout/daily.ts', from: '!state.closed[row]', to: 'row >= 0' },
  { rule: 'TD3', file: 'engine/lockout/daily.ts', from: "entry.move.kind === 'roll'", to: 'entry.seat >= 0' },
  { rule: 'TD4', file: LAST_DIE, from: 'entry?.seat !== seat ||', to: '!entry ||' },
  { rule: 'TD4', file: LAST_DIE, from: '|| before.round !== match.state.round', to: '' },
  { rule: 'TD4', file: LAST_DIE, from: 'first ? turns + 1 : turns', to: 'turns' },
  { rule: 'TD4', file: LAST_DIE, from: 'first ? 1 : rolls + 1', to: '1' },
  { rule: 'TD4', file: LAST_DIE, from: '{seat} turn', to: '{0} turn' },
  { rule: 'TD5', file: SUN_ROWS, from: 'places.map((place) =>', to: 'places.map((_, place) =>' },
  { rule: 'TD5', file: SUN_ROWS, from: 'state.rolls + 1', to: '2' },
  { rule: 'TD5', file: SUN_ROWS, from: "entry.move.kind === 'roll'", to: 'entry.seat >= 0' },
  { rule: 'TD6', file: ARENA, from: 'else throws += 1;', to: '' },
  { rule: 'TD6', file: ARENA, from: "before.phase === 'first'", to: 'at === 0' },
  { rule: 'TD6', file: ARENA, from: 'throws + 1}', to: '2}' },
  { rule: 'TD7', file: DICE, from: 'log.length + 1}`)', to: '1}`)' },
  { rule: 'TD7', file: DICE, from: 'xoshiro128(word(), word(), word(), word())', to: 'word' },
  { rule: 'TD7', file: APP, from: 'botRandom: fixed.bot, ', to: '' },
  { rule: 'TD8', file: LAST_DIE, from: '{ ...options.defaults, goal: GOAL }', to: 'options.defaults' },
  { rule: 'TD8', file: STORE, from: 'seat === OPPONENT', to: 'seat === PERSON' },
  {
    rule: 'TD9',
    file: STORE,
    from: 'daily = { day: today(), game };',
    to: "daily = { day: '2026-11-20', game };",
  },
  {
    rule: 'TD9',
    file: STORE,
    from: 'saves.load(tryId(daily));\n    const scores',
    to: 'saves.load(tryId({ ...daily, day: today() }));\n    const scores',
  },
  { rule: 'TD10', file: STORE, from: "error.code === 'exists'", to: 'false' },
  { rule: 'TD10', file: STORE, from: '(await storage.game(id)) ? accepted(id)', to: 'false ? accepted(id)' },
  { rule: 'TD10', file: STORE, from: '&& scores ? {', to: '? {' },
  {
    rule: 'TD10',
    file: APP,
    from: 'chanceOf: ({ before, seat, move }) => fixed.roll(before, seat, move)',
    to: '',
  },
  { rule: 'TD11', file: STORE, from: "return entry.state !== 'begun';", to: 'return true;' },
  { rule: 'TD11', file: STORE, from: 'return day < today;', to: 'return day <= today;' },
  { rule: 'TD11', file: 'stores/daily/daily-id.ts', from: 'counts: COUNTED.test(id)', to: 'counts: true' },
  { rule: 'TD12', file: APP, from: 'hints: !daily?.counts', to: 'hints: true' },
  { rule: 'TD12', file: APP, from: 'if (dailyOf(id)) return refused(tableReasons.alone);', to: '' },
  {
    rule: 'TD13',
    file: STORE,
    from: 'if (before) return',
    to: 'if (before && (await storage.game(id))) return',
  },
  {
    rule: 'TD13',
    file: 'stores/daily/daily-id.ts',
    from: 'tryId = ({ day, game }: Daily)',
    to: "tryId = ({ game }: Daily, day = '2026-11-20')",
  },
  { rule: 'TD14', file: STORE, from: "if (before?.state === 'void') return practise(daily, names);", to: '' },
  { rule: 'TD14', file: STORE, from: 'if (!entry) await change(daily', to: 'if (entry) await change(daily' },
  { rule: 'TD15', file: STORE, from: "!entry || entry.state === 'begun'", to: '!entry' },
  { rule: 'TD15', file: STORE, from: 'now && { ...now, expert }', to: 'now' },
  {
    rule: 'TD15',
    file: STORE,
    from: '[scores[PERSON] ?? 0, scores[OPPONENT] ?? 0]',
    to: '[scores[OPPONENT] ?? 0, scores[PERSON] ?? 0]',
  },
];
