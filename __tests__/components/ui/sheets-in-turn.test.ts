import { sheetsInTurn } from '../../../src/components/ui/overlays/sheets-in-turn';
import { handClock } from '../../support/clock';

function twoSheets() {
  const clock = handClock();
  const sheets = sheetsInTurn(clock);
  const shown: string[] = [];
  const open = (name: string) => sheets.enter(() => shown.push(name));
  return { clock, shown, open };
}

test('a sheet is shown at once if there is no other', () => {
  const { shown, open } = twoSheets();
  open('menu');
  expect(shown).toEqual(['menu']);
});

test('one that opens while another closes waits until that has faded out', async () => {
  const { clock, shown, open } = twoSheets();
  const close = open('menu');
  await clock.pass(2000);
  close();
  open('real dice');
  expect(shown).toEqual(['menu']);
  await clock.pass(200);
  expect(shown).toEqual(['menu']);
  await clock.pass(400);
  expect(shown).toEqual(['menu', 'real dice']);
});

test('one that is opened again while it fades out is shown again', async () => {
  const { clock, shown, open } = twoSheets();
  open('menu')();
  open('menu');
  await clock.pass(600);
  expect(shown).toEqual(['menu', 'menu']);
});

test('two that open together are shown one after the other', async () => {
  const { clock, shown, open } = twoSheets();
  const close = open('the host is gone');
  open('result');
  await clock.pass(2000);
  expect(shown).toEqual(['the host is gone']);
  close();
  await clock.pass(600);
  expect(shown).toEqual(['the host is gone', 'result']);
});

test('one that is closed before its turn is never shown', async () => {
  const { clock, shown, open } = twoSheets();
  const close = open('menu');
  const never = open('result');
  close();
  never();
  await clock.pass(600);
  open('rules');
  expect(shown).toEqual(['menu', 'rules']);
});
