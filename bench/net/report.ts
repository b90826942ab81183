import type { Sizes } from '../engine/tally';

export const PEER = 'boardgame.io';

interface OnTheAir {
  readonly commit: Sizes;
  /** A commit of one roll that another phone has witnessed. */
  readonly witnessedRoll: Sizes;
  readonly join: Sizes;
  readonly frames: number;
  readonly entriesAGame: number;
  /** Includes all other messages that a guest receives meanwhile. */
  readonly bytesAnEntry: number;
}

/** Over Bluetooth phones in software, with a connection interval of 30 ms. */
interface OverBluetooth {
  /** From a guest's move to the answer that it is stored, with an MTU of 185. */
  readonly roundTripMs: number;
  /** From tapping Join to a seat with the whole log, at the end of a game of Lockout. */
  readonly joinSeconds23: number;
  readonly joinSeconds185: number;
  /** From a commit until the last of seven guests has it. */
  readonly sevenGuestsMs: number;
  readonly framesPerCommit: number;
  /** Lost entries, over all fuzzed tables. */
  readonly lost: number;
}

export interface Findings {
  readonly games: readonly string[];
  readonly ours: Readonly<Record<string, OnTheAir>>;
  readonly work: { readonly ms: number };
  readonly handshake: { readonly ms: number; readonly bytes: number };
  /**
   * The growth of the relay's memory, in MB: with many requests, silent sockets and messages; then with slow
   * readers as well.
   */
  readonly relay: { readonly rssGrowthMb: number; readonly slowReadersMb: number };
  readonly bluetooth: OverBluetooth;
  readonly theirs: { readonly update: Sizes; readonly sync: Sizes; readonly ms: number };
}

const NOTHING: OnTheAir = {
  commit: { mean: Number.NaN, max: Number.NaN },
  witnessedRoll: { mean: Number.NaN, max: Number.NaN },
  join: { mean: Number.NaN, max: Number.NaN },
  frames: Number.NaN,
  entriesAGame: Number.NaN,
  bytesAnEntry: Number.NaN,
};

const of = ({ ours }: Findings, id: string): OnTheAir => ours[id] ?? NOTHING;
const rounded = (number: number): number => Math.round(number * 100) / 100;
const short = ({ mean, max }: Sizes): Sizes => ({ mean: rounded(mean), max });

/** A table for people. */
export function table(found: Findings): string {
  const { theirs, work, handshake, relay } = found;
  const cell = (number: number): string => String(rounded(number)).padStart(10);
  const line = (name: string, ...numbers: readonly number[]): string =>
    `${name.padEnd(16)}${numbers.map(cell).join('')}`;
  return [
    'Bytes to one guest, sealed and framed for Bluetooth of MTU 185: of a commit; of joining at the end of a game, with the',
    'whole log; of everything while a game is played, by its entries. Four seats, bots. boardgame.io: Lockout at random, the',
    'JSON of its messages `update` and `sync`, without the frames of its socket.',
    '',
    `${''.padEnd(16)}${['mean', 'max', 'frames', 'join', 'join max', 'entries', 'an entry'].map((each) => each.padStart(10)).join('')}`,
    ...found.games.map((id) => {
      const { commit, join, frames, entriesAGame, bytesAnEntry } = of(found, id);
      return line(id, commit.mean, commit.max, frames, join.mean, join.max, entriesAGame, bytesAnEntry);
    }),
    line(PEER, theirs.update.mean, theirs.update.max, Number.NaN, theirs.sync.mean, theirs.sync.max),
    '',
    `Milliseconds of a host without just-in-time compilation (${process.version} --jitless): of a commit to six guests, from the`,
    `bot's choice to the last frame, ${rounded(work.ms)}; boardgame.io's reducer, views and JSON for six ${rounded(theirs.ms)}, unsealed.`,
    ...Object.entries(found.bluetooth).map(([name, figure]) => `Bluetooth, ${name}: ${rounded(figure)}`),
    `The digits' handshake, each side: ${rounded(handshake.ms)} ms, ${handshake.bytes} bytes in all.`,
    '',
    `Megabytes by which the relay's memory grows: with 400 pipelined requests for the largest file, 1000 silent sockets and 200 000`,
    `messages ${rounded(relay.rssGrowthMb)}; with 400 more for the compressed file and 200 clients that do not read ${rounded(relay.slowReadersMb)}.`,
    '',
    ...targets(found).map(({ text, holds }) => `${holds ? 'holds ' : 'MISSED'}  ${text}`),
  ].join('\n');
}

const bounds = [
  ['roundTripMs', 90],
  ['joinSeconds23', 8],
  ['joinSeconds185', 3],
  ['sevenGuestsMs', 120],
  ['framesPerCommit', 1],
  ['lost', 0],
] as const satisfies readonly (readonly [keyof OverBluetooth, number])[];

interface Target {
  readonly text: string;
  readonly holds: boolean;
}

function targets(found: Findings): readonly Target[] {
  const worst = Math.max(...found.games.map((id) => of(found, id).frames));
  const join = of(found, 'lockout').join.max;
  return [
    ...found.games.map((id) => {
      const { mean } = of(found, id).commit;
      return {
        text: `${id}: a commit takes 40 bytes or less on average: ${rounded(mean)}`,
        holds: mean <= 40,
      };
    }),
    {
      text: `a witnessed roll of Lockout takes 42 bytes or less: ${of(found, 'lockout').witnessedRoll.max}`,
      holds: of(found, 'lockout').witnessedRoll.max <= 42,
    },
    { text: `a commit is always one frame at MTU 185: at most ${worst}`, holds: worst === 1 },
    {
      text: `joining at the end of a game of Lockout takes 2048 bytes or less: at most ${join}`,
      holds: join <= 2048,
    },
    {
      text: `a commit to six guests takes 2 ms or less: ${rounded(found.work.ms)}`,
      holds: found.work.ms <= 2,
    },
    {
      text: `the handshake takes 150 ms or less a side: ${rounded(found.handshake.ms)}`,
      holds: found.handshake.ms <= 150,
    },
    ...bounds.map(([name, most]) => ({
      text: `Bluetooth, ${name}: ${most} or less: ${rounded(found.bluetooth[name])}`,
      holds: found.bluetooth[name] <= most,
    })),
    {
      text: `the relay's memory grows by 60 MB or less: ${rounded(found.relay.rssGrowthMb)}`,
      holds: found.relay.rssGrowthMb <= 60,
    },
  ];
}

/** The figures for programs. */
export function figures(found: Findings) {
  const { games, theirs, work, handshake, relay } = found;
  const by = <T>(figure: (each: OnTheAir) => T) =>
    Object.fromEntries(games.map((id) => [id, figure(of(found, id))]));
  return {
    commitBytes: by(({ commit }) => short(commit)),
    witnessedRollBytes: by(({ witnessedRoll }) => short(witnessedRoll)),
    framesPerCommit185: Math.max(...games.map((id) => of(found, id).frames)),
    joinBytes: by(({ join }) => join.max),
    hostMsPerCommitSix: rounded(work.ms),
    handshakeMs: rounded(handshake.ms),
    bluetooth: Object.fromEntries(
      Object.entries(found.bluetooth).map(([name, figure]) => [name, rounded(figure)]),
    ),
    relay: { rssGrowthMb: rounded(relay.rssGrowthMb), slowReadersMb: rounded(relay.slowReadersMb) },
    [PEER]: {
      commitBytes: { lockout: short(theirs.update) },
      joinBytes: { lockout: theirs.sync.max },
      hostMsPerCommitSix: rounded(theirs.ms),
    },
  };
}
