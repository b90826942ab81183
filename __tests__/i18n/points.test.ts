import { pointsText } from '../../src/i18n/points';
import { speaking } from '../support/words';

test('scores have the format of the language, and a minus as long as a plus', () => {
  expect(pointsText(speaking('en'), -20)).toBe('−20');
  expect(pointsText(speaking('de'), 1200)).toBe('1.200');
});
