// Measures tables over Bluetooth phones in software, at the pace of real phones, and prints JSON: node
// bluetooth.mjs TABLES
// TABLES: how many are fuzzed for lost entries. Needs RADIO_PYTHON, which scripts/radio/ready.mjs sets.

import { playOut } from '../../scripts/play-out';
import { botFor } from '../../src/engine/bots';
import { rolled } from '../../src/engine/chance';
import { lastDie } from '../../src/engine/last-die';
import { lockout } from '../../src/engine/lockout';
import { seeded } from '../../src/engine/random';
import { fuzzOverRadio } from '../../src/testing/radio/fuzz';
import { type Guest, lengthOf, Party } from '../../src/testing/radio/party';
import { Radio } from '../../src/testing/radio/radio';

const MOVES = 30;
const GUESTS = 7;
/** The connection parameters of phones that do not request an interval. */
const PACE = { intervalMs: 30, packetsPerEvent: 4, supervisionMs: 5000 };

const radio = await Radio.start();

const median = (all: readonly number[]): number =>
  [...all].sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN;

async function at<T>(measure: (party: Party) => Promise<T>): Promise<T> {
  await radio.reset();
  await radio.air(PACE);
  const party = new Party(radio, 1);
  try {
    return await measure(party);
  } finally {
    await party.end();
  }
}

/**
 * The time from a guest's move to the answer that it is stored, and the notifications of one entry from the
 * host.
 */
const roundTrip = () =>
  at(async (party) => {
    const ada = await party.host(await party.phone({ maxMtu: 185 }), 1, lastDie);
    const ben = await party.join(await party.phone(), ada, 'Ben');
    const took: number[] = [];
    const frames: number[] = [];
    let notified = 0;
    radio.on(({ event }) => {
      if (event === 'notification') notified += 1;
    });
    for (let move = 0; move < 2 * MOVES; move += 1) {
      const [before, length] = [notified, lengthOf(ada)];
      const begun = performance.now();
      const isBens = await party.moves([ben]);
      if (isBens) took.push(performance.now() - begun);
      else await party.moves([ada]);
      await party.until('both have it', () => lengthOf(ben) === lengthOf(ada));
      // N36: for a roll of the host's, one more asked Ben for his link.
      const asked = ada.table.session.view().match.log.at(-1)?.proof?.kind === 'asked' ? 1 : 0;
      if (!isBens && lengthOf(ada) === length + 1) frames.push(notified - before - asked);
    }
    return { roundTripMs: median(took), framesPerCommit: Math.max(...frames) };
  });

/** The time from tapping Join to a seat with the whole log, at the end of a game of Lockout. */
const joining = (maxMtu: number) =>
  at(async (party) => {
    const random = seeded(3);
    const bot = botFor(lockout, 'hard');
    const match = playOut({
      game: lockout,
      names: ['Ada', 'Ben', 'Cleo', 'Dora'],
      options: lockout.options.defaults,
      bots: [bot, bot, bot, bot],
      chance: rolled(random),
      random,
    });
    const ada = await party.hostPlayed(await party.phone({ maxMtu }), match);
    let begun = 0;
    const ben = await party.join(await party.phone(), ada, 'Ben', () => {
      begun = performance.now();
    });
    await party.until('Ben has the whole log', () => lengthOf(ben) === match.log.length);
    return (performance.now() - begun) / 1000;
  });

/** The time from a commit on the host until the last of seven guests has it. */
const sevenGuests = () =>
  at(async (party) => {
    const ada = await party.host(await party.phone({ maxMtu: 185 }), 5, lastDie);
    const guests: Guest[] = [];
    for (let number = 1; number <= GUESTS; number += 1)
      guests.push(await party.join(await party.phone(), ada, number <= 5 ? `Guest ${number}` : null));
    const took: number[] = [];
    let begun = 0;
    let length = lengthOf(ada);
    ada.table.session.subscribe(() => {
      if (lengthOf(ada) > length) begun = performance.now();
      length = lengthOf(ada);
    });
    for (let move = 0; move < MOVES; move += 1) {
      await party.moves([ada, ...guests]);
      await party.until('all have it', () => guests.every((guest) => lengthOf(guest) === lengthOf(ada)));
      took.push(performance.now() - begun);
    }
    return median(took);
  });

async function lostIn(tables: number): Promise<number> {
  let lost = 0;
  for (let seed = 1; seed <= tables; seed += 1) lost += (await fuzzOverRadio(radio, seed)).lost;
  return lost;
}

try {
  const { roundTripMs, framesPerCommit } = await roundTrip();
  const figures = {
    roundTripMs,
    joinSeconds23: await joining(23),
    joinSeconds185: await joining(185),
    sevenGuestsMs: await sevenGuests(),
    framesPerCommit,
    lost: await lostIn(Number(process.argv[2] ?? 0)),
  };
  console.log(JSON.stringify(figures));
} finally {
  await radio.stop();
}
