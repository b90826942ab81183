import { readLink } from '../../../src/components/lobby/readLink';

const table = '0123456789abcdef';

test.each([
  `http://192.168.1.20:8081/join/${table}#120952`,
  `exp://192.168.1.20:8081/--/join/${table}#120952`,
  `knobel://join/${table}#120952`,
])('%s leads to a table, with its digits', (text) => {
  expect(readLink(text)).toEqual({ table, digits: '120952' });
});

test.each([
  '',
  'https://example.org',
  `knobel://join/${table}`,
  `knobel://join/${table}#12095`,
  `knobel://join/${table}#120952x`,
  `knobel://join/0123#120952`,
])('%p is no invitation', (text) => {
  expect(readLink(text)).toBeNull();
});
