import { aimAxes, body } from '../../../src/engine/arena/physics/body';
import { faceUp, layFlat, turnOf, upright } from '../../../src/engine/arena/physics/turning';

const lying = (face: number, turn: number) => {
  const die = body(0);
  layFlat(die, face, turn);
  return die;
};

const FACES = [1, 2, 3, 4, 5, 6];

test('a die that is laid down shows that face, flat, turned by so many degrees', () => {
  for (const face of FACES)
    for (let turn = 0; turn < 360; turn += 1) {
      const die = lying(face, turn);
      expect([faceUp(die), turnOf(die, face)]).toEqual([face, turn]);
      expect(upright(die)).toBeCloseTo(1, 12);
    }
});

test('opposite faces make seven', () => {
  for (const face of FACES) {
    const die = lying(face, 30);
    // Half a turn around x: what was on top is below.
    const { qw, qx, qy, qz } = die;
    Object.assign(die, { qw: -qx, qx: qw, qy: -qz, qz: qy });
    aimAxes(die);
    expect(faceUp(die)).toBe(7 - face);
  }
});
