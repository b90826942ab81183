import { fuzzOverRadio } from '../../src/testing/radio/fuzz';
import { Radio } from '../../src/testing/radio/radio';

let radio: Radio;
beforeAll(async () => {
  radio = await Radio.start();
});
afterAll(() => radio.stop());

/** Twenty tables; `npm run -s fuzz:radio` plays any number. Seeds 21 and 23 failed once. */
const seeds = Array.from({ length: 20 }, (_, at) => at + 5);

test.each(seeds)(
  'seed %i: phones fade, change addresses, lose power, are killed, and change hosts; no stored entry is lost',
  async (seed) => {
    expect(await fuzzOverRadio(radio, seed)).toMatchObject({ lost: 0 });
  },
  120_000,
);
