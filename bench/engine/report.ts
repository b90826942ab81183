import { DIE_BYTES, type EntrySizes, THROW_BYTES } from './entry-bytes';
import { ROUNDS, type Speed, type Speeds } from './speed';
import type { Sizes } from './tally';

export const CLIENT = 'boardgame.io client';
export const REDUCER = 'boardgame.io reducer';
export const UPDATE = 'boardgame.io update';

export interface Findings {
  readonly seats: number;
  readonly node: Speeds;
  readonly jitless: Speeds;
  readonly sizes: readonly EntrySizes[];
  readonly update: Sizes;
  /** The bytes by which Arena's longest throw exceeds its target. */
  readonly longestThrow: number;
  /** A remark on a game's figures. */
}

const whole = (number: number): string => Math.round(number).toLocaleString('en').replaceAll(',', ' ');

/** A table for people. */
export function table(found: Findings): string {
  return [
    `Moves a second of processor time, ${found.seats} seats, Node ${process.version}: median of ${ROUNDS} rounds (least – most).`,
    "A move of ours: whose turn it is, every legal move, one of them at random, the rules' check, the new state, its dice",
    'noted, the log one entry longer. Of boardgame.io: the same Lockout, a legal move at random, through its Client (whose',
    'log grows too) or its bare reducer (which keeps none). × is how many times the Client of the same column.',
    '',
    ...speedLines(found),
    '',
    'Bytes of an entry on the wire, mean and longest; of boardgame.io: of an update to one player after a move of Lockout.',
    '',
    ...sizeLines(found),
    '',
    ...targets(found).map(({ text, holds }) => `${holds ? 'holds ' : 'MISSED'}  ${text}`),
  ].join('\n');
}

function speedLines({ node, jitless }: Findings): readonly string[] {
  const cell = (speeds: Speeds, name: string) => {
    const { median, least, most } = speedOf(speeds, name);
    const range = `(${whole(least)} – ${whole(most)})`;
    return `${whole(median).padStart(10)} ${range.padEnd(23)} ${timesClient(speeds, name).toFixed(1).padStart(6)}×`;
  };
  const head = `${''.padEnd(22)}${'node'.padStart(10)}${' '.repeat(33)}${'node --jitless'.padStart(14)}`;
  return [
    head,
    ...[...node.keys()].map((name) => `${name.padEnd(22)}${cell(node, name)} ${cell(jitless, name)}`),
  ];
}

function sizeLines({ sizes, update }: Findings): readonly string[] {
  const cell = ({ mean, max }: Sizes) => `${mean.toFixed(2).padStart(10)} ${whole(max).padStart(6)}`;
  const line = (name: string, ...cells: readonly Sizes[]) => `${name.padEnd(22)}${cells.map(cell).join('')}`;
  return [
    `${''.padEnd(22)}${'random'.padStart(17)}${'normal bots'.padStart(17)}${'all'.padStart(17)}`,
    ...sizes.map(({ id, random, bots, all }) => line(id, random, bots, all)),
    line(UPDATE, update),
  ];
}

interface Target {
  readonly text: string;
  readonly holds: boolean;
}

const LOCKOUT_TIMES = 50;
const OTHERS_TIMES = 10;
const JITLESS_MOVES = 50_000;
const MEAN_BYTES = 4;
const MOST_BYTES = 20;
/** Without Arena, whose moves are simulated physics. */
const CARD_AND_DICE_GAMES = ['lockout', 'last-die', 'sun-rows'];

function targets({ node, jitless, sizes, longestThrow }: Findings): readonly Target[] {
  const lockoutTimes = timesClient(node, 'lockout');
  const times = CARD_AND_DICE_GAMES.map((name) => ({ name, times: timesClient(node, name) }));
  const [slowest = { name: '', times: 0 }] = times.sort((a, b) => a.times - b.times);
  const jitlessMoves = speedOf(jitless, 'lockout').median;
  const small = sizes
    .filter(({ id }) => id === 'lockout' || id === 'last-die')
    .map(({ id, all }) => ({
      text: `${id}: an entry takes ${MEAN_BYTES} bytes or less on average, none over ${MOST_BYTES}: ${all.mean.toFixed(2)}, ${all.max}`,
      holds: all.mean <= MEAN_BYTES && all.max <= MOST_BYTES,
    }));
  return [
    {
      text: `lockout: ${LOCKOUT_TIMES} times boardgame.io's Client or more: ${lockoutTimes.toFixed(1)}`,
      holds: lockoutTimes >= LOCKOUT_TIMES,
    },
    {
      text: `the slowest card or dice game, ${slowest.name}: ${OTHERS_TIMES} times or more: ${slowest.times.toFixed(1)}`,
      holds: slowest.times >= OTHERS_TIMES,
    },
    {
      text: `lockout under --jitless: ${whole(JITLESS_MOVES)} moves a second or more: ${whole(jitlessMoves)}`,
      holds: jitlessMoves >= JITLESS_MOVES,
    },
    ...small,
    {
      text: `arena: a throw takes ${THROW_BYTES} bytes and ${DIE_BYTES} a die or less: the longest ${overOrUnder(longestThrow)}`,
      holds: longestThrow <= 0,
    },
  ];
}

const overOrUnder = (bytes: number): string => (bytes > 0 ? `${bytes} over` : `${-bytes} under`);

const NOTHING: Speed = { median: Number.NaN, least: Number.NaN, most: Number.NaN };
const speedOf = (speeds: Speeds, name: string): Speed => speeds.get(name) ?? NOTHING;
const timesClient = (speeds: Speeds, name: string): number =>
  speedOf(speeds, name).median / speedOf(speeds, CLIENT).median;

/** The figures for programs. */
export function figures({ node, jitless, sizes, update }: Findings) {
  const medians = (speeds: Speeds) =>
    Object.fromEntries([...speeds].map(([name, { median }]) => [name, Math.round(median)]));
  const short = ({ mean, max }: Sizes) => ({ mean: Math.round(mean * 100) / 100, max });
  const bySource = [...sizes.map(({ id, all }) => [id, short(all)]), [UPDATE, short(update)]];
  return { node: medians(node), jitless: medians(jitless), entryBytes: Object.fromEntries(bySource) };
}
