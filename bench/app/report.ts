import type { Frames } from './frames';
import type { Growth } from './growth';
import type { Tasks } from './long-tasks';
import type { Renders } from './renders';
import type { Sizes } from './sizes';

export interface Findings {
  readonly seconds: number;
  readonly dice: Frames;
  readonly empty: Frames;
  readonly tasks: ReadonlyMap<string, Tasks>;
  readonly idle: Tasks;
  readonly home: number;
  readonly button: number;
  readonly renders: Renders;
  readonly sizes: Sizes;
  /** The bytes of JavaScript that the home screen loads. */
  readonly entry: number;
  readonly growth: Growth;
  /** With the page's thread slowed down four times. */
  readonly slow: {
    readonly home: number;
    readonly tasks: ReadonlyMap<string, Tasks>;
    readonly dice: Frames;
  };
}

const ms = (time: number): string => `${Math.round(time)} ms`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

/** A table for people. Beside each figure is that of the idle machine in the same run. */
export function table(found: Findings): string {
  const { seconds, dice, empty, tasks, idle, home, button, renders, sizes, entry, growth, slow } = found;
  const line = (name: string, ours: string, peer: string) =>
    `${name.padEnd(44)}${ours.padStart(12)}${peer.padStart(14)}`;
  const tasksByGame = (how: string, all: ReadonlyMap<string, Tasks>) =>
    [...all].flatMap(([game, { longest, work }]) => [
      line(`${how}longest task, ${game}`, ms(longest), ms(idle.longest)),
      line('  the most processor time in one', ms(work), ms(idle.work)),
    ]);
  return [
    `The exported web build in headless Chromium, WebGL in software, ${seconds} s a measurement. "Idle": the same machine at`,
    'the same time with an empty page, or a page that is one button. A task is measured from its beginning to its end, which',
    'includes what other programs did meanwhile, and by the processor time of its thread: the bounds are of that.',
    '',
    line('', 'Knobel', 'idle'),
    line('frames a second, 31 dice in motion', dice.fps.toFixed(1), empty.fps.toFixed(1)),
    line('  the longest between two frames', ms(dice.longest), ms(empty.longest)),
    line('  of the time nothing moved', `${Math.round(dice.still * 100)} %`, ''),
    ...tasksByGame('', tasks),
    line('navigation to first usable home', ms(home), ms(button)),
    line('components rendered: a number is chosen', `${renders.place}`, `of ${renders.all}`),
    line('  it is committed, and everybody answers', `${renders.commit}`, `of ${renders.all}`),
    line('four times slower: first usable home', ms(slow.home), ''),
    ...tasksByGame('four times slower: ', slow.tasks),
    line('four times slower: frames a second, six dice', slow.dice.fps.toFixed(1), empty.fps.toFixed(1)),
    line('JavaScript that the home screen loads', megabytes(entry), ''),
    line('from the third to the 30th game: heap', megabytes(growth.heap), ''),
    line('  DOM nodes', `${growth.nodes}`, ''),
    line('  listeners', `${growth.listeners}`, ''),
    line('Hermes bundle, Android', megabytes(sizes.hermes), ''),
    line('web bundle without the wasm', megabytes(sizes.web), ''),
    '',
    ...targets(found).map(({ text, holds }) => `${holds ? 'holds ' : 'MISSED'}  ${text}`),
  ].join('\n');
}

function targets({ dice, tasks, home, sizes, entry, growth, slow }: Findings) {
  const work = most(tasks, 'work');
  const slowWork = most(slow.tasks, 'work');
  return [
    { text: `50 frames a second or more: ${dice.fps.toFixed(1)}`, holds: dice.fps >= 50 },
    { text: `no task over 50 ms of processor time: ${ms(work)}`, holds: work <= 50 },
    { text: `home within 2 s: ${ms(home)}`, holds: home < 2000 },
    { text: `four times slower, home within 1 s: ${ms(slow.home)}`, holds: slow.home <= 1000 },
    {
      text: `four times slower, no task over 50 ms of processor time: ${ms(slowWork)}`,
      holds: slowWork <= 50,
    },
    {
      text: `four times slower, 50 frames a second with six dice: ${slow.dice.fps.toFixed(1)}`,
      holds: slow.dice.fps >= 50,
    },
    { text: `home loads 1.75 MB or less: ${megabytes(entry)}`, holds: entry <= 1.75e6 },
    { text: `30 games leave 5 MB or less: ${megabytes(growth.heap)}`, holds: growth.heap <= 5e6 },
    { text: `30 games leave 200 DOM nodes or less: ${growth.nodes}`, holds: growth.nodes <= 200 },
    { text: `30 games leave 60 listeners or less: ${growth.listeners}`, holds: growth.listeners <= 60 },
    { text: `Hermes bundle 7.5 MB or less: ${megabytes(sizes.hermes)}`, holds: sizes.hermes <= 7.5e6 },
    { text: `web bundle 3.2 MB or less: ${megabytes(sizes.web)}`, holds: sizes.web <= 3.2e6 },
  ];
}

const most = (tasks: ReadonlyMap<string, Tasks>, of: keyof Tasks): number =>
  Math.max(...[...tasks.values()].map((each) => each[of]));

/** The figures for programs. */
export function figures({ dice, tasks, home, renders, sizes, entry, growth, slow }: Findings) {
  return {
    fps31: Math.round(dice.fps * 10) / 10,
    longestTaskMs: Math.round(most(tasks, 'longest')),
    longestTaskWorkMs: Math.round(most(tasks, 'work')),
    firstHomeMs: Math.round(home),
    rendersPerMove: renders.place,
    homeMsSlow4: Math.round(slow.home),
    longestTaskSlow4: Math.round(most(slow.tasks, 'longest')),
    longestTaskWorkSlow4: Math.round(most(slow.tasks, 'work')),
    fpsSlow4: Math.round(slow.dice.fps * 10) / 10,
    entryBytes: entry,
    heapGrowthMb: Math.round(growth.heap / 1e4) / 100,
    nodesGrowth: growth.nodes,
    listenersGrowth: growth.listeners,
    hermesBundleBytes: sizes.hermes,
    webBundleBytes: sizes.web,
  };
}
