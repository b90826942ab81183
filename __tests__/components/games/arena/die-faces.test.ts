import { valueUp } from '../../../../src/components/dice/motion/faces';
import { body } from '../../../../src/engine/arena/physics/body';
import { layFlat } from '../../../../src/engine/arena/physics/turning';

test('Arena’s die, seen with y towards the player, is the die of the other games', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const die = body(0);
    layFlat(die, face, 77);
    const { qw, qx, qy, qz } = die;
    expect(valueUp([qw, -qx, qy, -qz])).toBe(face);
  }
});
