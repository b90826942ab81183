import { isDeepStrictEqual } from 'node:util';
import { readEntry, writeEntry } from '../../../src/engine/codec';
import { digest } from '../../../src/engine/digest';
import { follow, followOpening } from '../../../src/engine/match';
import { readRecord, replay, writeRecord } from '../../../src/engine/record';
import { settings } from '../support/settings';
import { walk } from '../support/walk';

// The log is authoritative: the record, or the encoded entries, give the same game on every phone.

describe.each(settings)('$title', (setting) => {
  const played = walk(setting, 5);
  const { game, opening, log, state } = played;

  test('its record replays to the same state, log and digest, and is written the same again', () => {
    const text = writeRecord(played);
    const record = readRecord(text);
    if (!record.ok) throw new Error(record.refusal.code);
    const again = replay(record.value);
    if ('refusal' in again) throw new Error(`${again.refusal.code} at ${again.at}`);
    expect(isDeepStrictEqual(again.match.opening, opening)).toBe(true);
    expect(isDeepStrictEqual(again.match.log, log)).toBe(true);
    expect(isDeepStrictEqual(again.match.state, state)).toBe(true);
    expect(digest(again.match.state)).toBe(digest(state));
    expect(writeRecord(again.match)).toBe(text);
  });

  test('its entries lead another phone to the same state', () => {
    const first = followOpening(game, opening);
    if (!first.ok) throw new Error(first.refusal.code);
    let there = first.value;
    for (const entry of log) {
      const received = readEntry(game, writeEntry(game, entry));
      if (!received) throw new Error('an entry got lost');
      const next = follow(game, there, received);
      if (!next.ok) throw new Error(next.refusal.code);
      there = next.value;
    }
    expect(isDeepStrictEqual(there, state)).toBe(true);
  });
});
