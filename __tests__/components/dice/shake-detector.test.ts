import {
  type Acceleration,
  createShakeDetector,
  SAMPLE_MS,
} from '../../../src/components/dice/feel/shake-detector';

/** The lengths of samples in g, one every 60 ms, as an accelerometer gives them. */
const motions = {
  'lies on the table': [1, 1, 1.01, 1, 0.99, 1, 1, 1, 1, 1],
  'is turned in the hand': [1, 1.1, 1.25, 1.2, 0.9, 0.75, 0.9, 1.1, 1.05, 1],
  'is carried at a walk': [1, 1.3, 1.5, 1.1, 0.7, 0.6, 0.9, 1.4, 1.6, 1.2, 0.7, 0.6, 1, 1.3],
  'is put down hard': [1, 0.9, 0.6, 3.4, 1.9, 0.8, 1, 1, 1, 1, 1, 1, 1],
  'is knocked twice': [1, 2.6, 1, 1, 1, 1, 1, 1, 1, 2.6, 1, 1, 1, 1, 1, 1, 1],
};
const shake = [1, 1.4, 2.2, 0.6, 2.5, 1.2, 2.4, 0.7, 2.6, 1.1, 2.3, 1, 1, 1, 1, 1, 1, 1, 1, 1];

function changesIn(lengths: readonly number[]) {
  const detector = createShakeDetector();
  return lengths.flatMap((length, at) => {
    // The direction does not matter.
    const turned: Acceleration = at % 2 === 0 ? { x: 0, y: 0, z: length } : { x: 0, y: -length, z: 0 };
    const change = detector.sample(turned, at * SAMPLE_MS);
    return change ? [[change, at] as const] : [];
  });
}

test.each(Object.entries(motions))('a phone that %s is not shaken', (_, lengths) => {
  expect(changesIn(lengths)).toEqual([]);
});

test('a shake begins with its third beat and ends once it is calm', () => {
  expect(changesIn(shake)).toEqual([
    ['start', 6],
    ['stop', 16],
  ]);
});

test('a second shake is another one', () => {
  expect(changesIn([...shake, ...shake]).map(([change]) => change)).toEqual([
    'start',
    'stop',
    'start',
    'stop',
  ]);
});
