import { playOut } from '../../../scripts/play-out';
import { botFor } from '../../../src/engine/bots';
import { rolled } from '../../../src/engine/chance';
import { writeEntry } from '../../../src/engine/codec';
import { lastDie } from '../../../src/engine/last-die';
import type { AnyMatch } from '../../../src/engine/match';
import { seeded } from '../../../src/engine/random';
import { applyLogPart } from '../../../src/net/guest/log-parts';
import { shortDigestOf } from '../../../src/net/protocol/digest';
import { truncateLog } from '../../../src/net/protocol/log';
import type { LogPart } from '../../../src/net/protocol/message';
import { runAtOnce } from '../../../src/net/session/commit-in-slices';
import { newTable } from '../../../src/net/session/new-table';

const newMembership = newTable({
  key: new Uint8Array(32),
  assignments: [],
  realDice: false,
  random: (count) => new Uint8Array(count),
});

const bots = [0, 1, 2, 3].map(() => botFor(lastDie, 'random'));
const match = playOut({
  game: lastDie,
  names: ['Ada', 'Ben', 'Cleo', 'Dan'],
  options: lastDie.options.defaults,
  bots,
  chance: rolled(seeded(3)),
  random: seeded(4),
});

/** The match with a log of this length, and the message with the next entry. */
function at(length: number) {
  const [before, after] = [truncateLog(match, length), truncateLog(match, length + 1)];
  const entry = match.log[length];
  if (!before || !after || !entry) throw new Error(`the log has only ${match.log.length} entries`);
  return { before, entry: writeEntry(lastDie, entry), digest: shortDigestOf(after.state) };
}

const copyOf = (match: AnyMatch) => ({ match, membership: newMembership });
const apply = (match: AnyMatch, part: LogPart) => applyLogPart(copyOf(match), part, runAtOnce);

describe('N12 a message with a single entry', () => {
  test.each([0, 255, 256, 300])('belongs at %i if the lowest byte of the index fits', async (length) => {
    const { before, entry, digest } = at(length);
    const update = await apply(before, { kind: 'entry', index: length % 256, entry, digest });
    expect(update).toMatchObject({ kind: 'extended', match: { log: { length: length + 1 } } });
    expect(await apply(before, { kind: 'entry', index: (length + 1) % 256, entry, digest })).toEqual({
      kind: 'missing',
    });
  });

  test('counts only with the right digest', async () => {
    const { before, entry, digest } = at(10);
    expect(await apply(before, { kind: 'entry', index: 10, entry, digest: digest ^ 1 })).toEqual({
      kind: 'differs',
    });
  });
});
