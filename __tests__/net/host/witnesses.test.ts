import { settled, virtualTime } from '../../../scripts/fuzz-net/virtual-time';
import { rolled } from '../../../src/engine/chance';
import { lockout } from '../../../src/engine/lockout';
import { commit } from '../../../src/engine/match';
import { seeded } from '../../../src/engine/random';
import { Chain } from '../../../src/net/dice/chain';
import { Witnesses } from '../../../src/net/host/witnesses';
import type { Call } from '../../../src/net/protocol/message';
import { type Cast, withProof } from '../../../src/net/session/cast-roll';
import { newTable } from '../../../src/net/session/new-table';
import { openMatch } from '../../support/table';
import { mine } from '../support/party';

const ROLL = { kind: 'roll' } as const;
const key = (phone: number): Uint8Array => new Uint8Array(32).fill(phone);

/** A host with these phones, none of which answers by itself. */
function hosting(...phones: readonly number[]) {
  const clock = virtualTime();
  let match = openMatch(lockout, 2);
  const membership = newTable({
    key: key(0),
    assignments: [mine('Ada'), mine('Bo')],
    realDice: false,
    random: (count) => new Uint8Array(count),
  });
  const { table, era } = membership;
  let here = [...phones];
  const calls: (readonly [number, Call])[] = [];
  const givenUp: number[] = [];
  const witnesses = new Witnesses(
    {
      clock,
      secret: key(0),
      membership: () => membership,
      match: () => match,
      phonesIn: () => here,
      call: (phone, call) => void (call && calls.push([phone, call])),
      giveUp: (phone) => {
        givenUp.push(phone);
        here = here.filter((each) => each !== phone);
      },
    },
    rolled(seeded(1)),
  );
  const seat = match.game.turn(match.state)[0] ?? 0;
  return {
    witnesses,
    clock,
    givenUp,
    /** The phones that were asked so far, in order. */
    asked: () => calls.map(([phone]) => phone),
    hashes: () => calls.map(([, { hash }]) => hash),
    /** Begins a roll of the host's side. */
    async roll() {
      const cast: { now: Cast | null | undefined } = { now: undefined };
      void witnesses.cast({ before: match, seat, move: ROLL }).then((done) => {
        cast.now = done;
      });
      await settled();
      return cast;
    },
    async answers(phone: number, link: Uint8Array | null = null) {
      const roll = calls.at(-1)?.[1].roll ?? 0;
      witnesses.answer(phone, roll, link);
      await settled();
    },
    link: (phone: number, roll = 1) => new Chain({ table, era, phone }, key(phone)).link(roll),
    async silence(ms = 3000) {
      clock.pass(ms);
      await settled();
    },
    leaves(phone: number) {
      here = here.filter((each) => each !== phone);
      witnesses.gone(phone);
    },
    comes: (phone: number) => here.push(phone),
    store(cast: Cast | null | undefined) {
      const after = cast && commit(match, seat, ROLL, cast.chance);
      if (!after?.ok || !cast) throw new Error('nothing to store');
      match = withProof(after.value, cast.proof);
    },
  };
}

describe('N36 the witness of a roll of the host’s side', () => {
  test('is the first phone in the order', async () => {
    const { roll, answers, link, asked, givenUp } = hosting(7, 3);
    const cast = await roll();
    await answers(3, link(3));
    expect(cast.now?.proof).toMatchObject({ kind: 'asked', phone: 3 });
    expect([asked(), givenUp]).toEqual([[3], []]);
  });

  test('is another phone instead if the first has not answered for 3 seconds', async () => {
    const { roll, answers, link, silence, asked } = hosting(7, 3);
    const cast = await roll();
    await silence(2999);
    expect(asked()).toEqual([3]);
    await silence(1);
    await answers(7, link(7));
    expect(cast.now?.proof).toMatchObject({ kind: 'instead', phone: 7 });
  });

  test('is missed if none answers', async () => {
    const { roll, silence, asked } = hosting(7, 3);
    const cast = await roll();
    await silence();
    await silence();
    expect(cast.now?.proof).toEqual({ kind: 'missed' });
    expect(asked()).toEqual([3, 7]);
  });

  test('does not exist if no phone is connected', async () => {
    const { roll } = hosting();
    expect((await roll()).now).toBeNull();
  });

  test('is no phone that goes while another is asked', async () => {
    const { roll, leaves, answers, asked } = hosting(7, 3);
    const cast = await roll();
    leaves(7);
    await answers(3);
    expect(cast.now?.proof).toEqual({ kind: 'missed' });
    expect(asked()).toEqual([3]);
  });

  test('is the next phone at once if the one that was asked goes', async () => {
    const { roll, leaves, asked } = hosting(7, 3);
    await roll();
    leaves(3);
    await settled();
    expect(asked()).toEqual([3, 7]);
  });
});

describe('N40 the host closes the channel', () => {
  test('of a phone that has not answered in time, before it asks the next one', async () => {
    const { roll, silence, givenUp, asked } = hosting(7, 3);
    await roll();
    await silence();
    expect([givenUp, asked()]).toEqual([[3], [3, 7]]);
  });

  test('of a phone whose link does not fit its chain', async () => {
    const { roll, answers, link, store, givenUp } = hosting(3);
    const first = await roll();
    await answers(3, link(3));
    store(first.now);
    const second = await roll();
    await answers(3, link(3, 3));
    expect(second.now?.proof).toEqual({ kind: 'missed' });
    expect(givenUp).toEqual([3]);
  });

  test('not of a phone that declines', async () => {
    const { roll, answers, link, givenUp } = hosting(7, 3);
    const cast = await roll();
    await answers(3);
    await answers(7, link(7));
    expect(cast.now?.proof).toMatchObject({ kind: 'instead', phone: 7 });
    expect(givenUp).toEqual([]);
  });

  test('of a phone whose link it does not use, because the roll could not be stored before', async () => {
    const { roll, answers, comes, link, givenUp } = hosting(7);
    await roll();
    await answers(7, link(7));
    comes(3);
    const again = await roll();
    await answers(3, link(3));
    expect(again.now?.proof).toMatchObject({ kind: 'asked', phone: 3 });
    expect(givenUp).toEqual([7]);
  });

  test('not of a phone that witnesses the same roll again', async () => {
    const { roll, answers, link, givenUp, hashes } = hosting(7);
    for (let times = 0; times < 2; times += 1) {
      const cast = await roll();
      await answers(7, link(7));
      expect(cast.now?.proof).toMatchObject({ kind: 'asked', phone: 7 });
    }
    expect(new Set(hashes()).size).toBe(1);
    expect(givenUp).toEqual([]);
  });
});

describe('N37 a roll whose dice the host knows, and could not store', () => {
  test('is what the seat plays next', async () => {
    const { witnesses, roll, answers, link, store } = hosting(7);
    expect(witnesses.pledged(0) ?? witnesses.pledged(1)).toBeNull();
    const cast = await roll();
    await answers(7, link(7));
    expect(witnesses.pledged(0) ?? witnesses.pledged(1)).toEqual([ROLL]);
    store(cast.now);
    expect(witnesses.pledged(0) ?? witnesses.pledged(1)).toBeNull();
  });
});
