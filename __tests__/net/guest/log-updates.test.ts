import { playOut } from '../../../scripts/play-out';
import { botFor } from '../../../src/engine/bots';
import { rolled } from '../../../src/engine/chance';
import { writeEntry } from '../../../src/engine/codec';
import { lastDie } from '../../../src/engine/last-die';
import { seeded } from '../../../src/engine/random';
import { applyLogPart } from '../../../src/net/guest/log-parts';
import { shortDigestOf } from '../../../src/net/protocol/digest';
import { truncateLog } from '../../../src/net/protocol/log';

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

describe('N12 a message with a single entry', () => {
  test.each([0, 255, 256, 300])('belongs at %i if the lowest byte of the index fits', (length) => {
    const { before, entry, digest } = at(length);
    const update = applyLogPart(before, { kind: 'entry', index: length % 256, entry, digest });
    expect(update).toMatchObject({ kind: 'extended', match: { log: { length: length + 1 } } });
    expect(applyLogPart(before, { kind: 'entry', index: (length + 1) % 256, entry, digest }).kind).toBe(
      'missing',
    );
  });

  test('counts only with the right digest', () => {
    const { before, entry, digest } = at(10);
    expect(applyLogPart(before, { kind: 'entry', index: 10, entry, digest: digest ^ 1 }).kind).toBe(
      'differs',
    );
  });
});
