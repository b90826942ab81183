import { joinLink } from '../../../src/components/lobby/invite/join-link';
import { readLink } from '../../../src/components/lobby/join/read-link';

const table = '0123456789abcdef';
const address = '192.168.1.7:47123';

test.each([
  `http://192.168.1.20:8081/join/${table}#120952`,
  `exp://192.168.1.20:8081/--/join/${table}#120952`,
  `knobel://join/${table}#120952`,
])('%s leads to a table, with its digits', (text) => {
  expect(readLink(text)).toEqual({ table, digits: '120952', address: null });
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

test.each([address, null])('an invitation is read as it was written: address %p', (at) => {
  const invitation = { table, digits: '120952', address: at };
  expect(readLink(joinLink(invitation, ''))).toEqual(invitation);
});

test.each(['', 'example.org:80', '192.168.1.7:0', `${address}/look`, '999.1.1.1:80', `x@${address}`])(
  'with %p for an address the link still holds, without it',
  (at) => {
    expect(readLink(`knobel://join/${table}#120952@${at}`)).toEqual({
      table,
      digits: '120952',
      address: null,
    });
  },
);
