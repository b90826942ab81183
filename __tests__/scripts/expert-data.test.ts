import { readFileSync } from 'node:fs';
import { making as arena } from '../../scripts/design/bots/arena/making';
import { making as lastDie } from '../../scripts/design/bots/last-die/making';
import { dataText, type Making, shortHash } from '../../scripts/design/bots/made';
import { making as sunRows } from '../../scripts/design/bots/sun-rows/making';

const dataOf = (id: string): string => readFileSync(`src/engine/${id}/bots/expert/data.json`, 'utf8');

function holds<Data extends object>(making: Making<Data>): void {
  const { id } = making.game;
  describe(id, () => {
    test('the file has the form in which its script writes it', () => {
      expect(dataText(JSON.parse(dataOf(id)))).toBe(dataOf(id));
    });

    // If the script, the bots that it learns from or the dice have changed, so would the file.
    test('its script still makes the same of a short run: otherwise run it with --write', () => {
      expect(shortHash(making)).toBe(JSON.parse(dataOf(id)).short);
    });
  });
}

holds(arena);
holds(lastDie);
holds(sunRows);

test('the data of these experts is small', () => {
  const bytes = [arena, lastDie, sunRows].reduce((sum, { game }) => sum + dataOf(game.id).length, 0);
  expect(bytes).toBeLessThan(90_000);
});
