import { beforeTheSeal } from '../../../scripts/fuzz-net/before-the-seal';
import { hostThatPlaysForGuests, hostThatRewinds } from '../../../scripts/fuzz-net/cheating-host';
import { hostThatCheatsWithDice, hostThatCutsFirst, trickNames } from '../../../scripts/fuzz-net/false-dice';
import { hostile } from '../../../scripts/fuzz-net/hostile';
import { hostileHost } from '../../../scripts/fuzz-net/hostile-host';
import { slowGuest } from '../../../scripts/fuzz-net/slow-guest';

const SEEDS = 12;
const CHEATED = 16;
const DICE_SEEDS = 100;
const DICE_CAUGHT = 2;

// `npm run fuzz:net -- --hostile N` sends more.
describe('messages after the seal, with any bytes changed', () => {
  test('N25 from a guest: the host throws nothing, stores nothing more, and other guests are not affected', async () => {
    let sent = 0;
    for (let seed = 1; seed <= SEEDS; seed += 1) sent += await hostile({ seed, messages: 200 });
    expect(sent).toBe(SEEDS * 200);
  }, 60_000);

  test('N25 N26 a guest that takes no answers gets a bye, and other guests are not affected', async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) await slowGuest({ seed, messages: 200 });
  }, 60_000);

  test('N25 from a host: the guest throws nothing, its stored log is a legal game, and the others play on', async () => {
    let sent = 0;
    for (let seed = 1; seed <= SEEDS; seed += 1) sent += await hostileHost({ seed, messages: 200 });
    expect(sent).toBe(SEEDS * 200);
  }, 60_000);
});

test('NS15 NS20 handshakes of guessers and phones that knock, with any byte changed: nobody comes in, and a guest with the code does', async () => {
  for (let seed = 1; seed <= 4; seed += 1) await beforeTheSeal({ seed, messages: 100 });
}, 60_000);

describe('hosts that cheat: their guest says so by name and the table goes on under another host', () => {
  test('N31 one that takes back what has been played', async () => {
    const caught = [];
    for (let seed = 1; seed <= CHEATED; seed += 1) caught.push(await hostThatRewinds(seed));
    expect(caught.filter((code) => code === 'net.rewound').length).toBeGreaterThan(CHEATED / 2);
  }, 120_000);

  test.each(trickNames)(
    'N34 N35 N36 N37 N40 one that cheats with dice: %s',
    async (name) => {
      let caught = 0;
      for (let seed = 1; seed <= DICE_SEEDS && caught < DICE_CAUGHT; seed += 1)
        if ((await hostThatCheatsWithDice(seed, name)) !== null) caught += 1;
      // At the other tables the guest is in turn, or dice are real.
      expect(caught).toBe(DICE_CAUGHT);
    },
    120_000,
  );

  test('N38 one that cuts the connection first, and then says `missed` or `instead`, is counted', async () => {
    const counts: number[] = [];
    for (let seed = 1; seed <= DICE_SEEDS && counts.length < DICE_CAUGHT; seed += 1) {
      const count = await hostThatCutsFirst(seed);
      if (count !== null) counts.push(count);
    }
    expect(counts).toEqual(Array.from({ length: DICE_CAUGHT }, () => 1));
  }, 120_000);

  test('N32 one that enters moves for a guest', async () => {
    const caught = [];
    for (let seed = 1; seed <= CHEATED; seed += 1) caught.push(await hostThatPlaysForGuests(seed));
    expect(caught.filter((code) => code === 'net.foreign-move').length).toBeGreaterThan(CHEATED / 2);
  }, 120_000);
});
