import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourWords } from '../../../src/components/board-kit/colour-words';
import { colourNames } from '../../../src/components/board-kit/game-colours';
import { paints } from '../../../src/components/dice/paint';
import { dark, light } from '../../../src/components/ui/theme/theme';

/** Relative luminance and contrast as defined by WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries({ light, dark }))('%s', (_, theme) => {
  test.each([
    ...(['page', 'card', 'raised', 'sunken'] as const).flatMap((ground) => [
      ['text', ground] as const,
      ['quiet', ground] as const,
    ]),
    ...(['page', 'card', 'raised'] as const).flatMap((ground) => [
      ['accentText', ground] as const,
      ['danger', ground] as const,
      ['good', ground] as const,
    ]),
    ['text', 'glowSoft'],
    ['onBand', 'band'],
    ['onBandQuiet', 'band'],
    ['onFelt', 'felt'],
    ['onFeltQuiet', 'felt'],
    ['onWood', 'wood'],
    ['onAccent', 'accent'],
    ['onDanger', 'danger'],
    ['onGood', 'good'],
    ['onChosen', 'chosen'],
    ['page', 'text'],
  ] as const)('%s on %s reads well (AA)', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ...(['page', 'card', 'raised', 'sunken'] as const).map((ground) => ['edge', ground] as const),
    ...(['page', 'card', 'raised'] as const).map((ground) => ['glow', ground] as const),
    ['glowOnFelt', 'felt'],
    ['accent', 'felt'],
    ['chosen', 'sunken'],
  ] as const)('%s can be made out on %s (AA)', (thing, ground) => {
    expect(contrast(theme[thing], theme[ground])).toBeGreaterThanOrEqual(3);
  });

  test.each(['page', 'card', 'raised', 'felt', 'band', 'accent', 'wood', 'sunken'] as const)(
    'one of the two colours of the focus ring stands out on %s',
    (ground) => {
      const [ring, inner] = [theme.focus, theme.focusInner].map((each) => contrast(each, theme[ground]));
      expect(Math.max(ring ?? 0, inner ?? 0)).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(colourNames)('%s reads well as a row, a box and a word', (name) => {
    const { body, ink, soft, strong } = theme.colours[name];
    for (const [text, ground] of [
      [ink, body],
      [strong, soft],
      [strong, theme.card],
      [strong, theme.page],
      [theme.text, soft],
    ] as const) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(Object.entries(paints))(
    'a die in %s stands out from the felt or shows its shape',
    (_name, paint) => {
      const seen = Math.max(contrast(paint.body, theme.felt), contrast(paint.mark, theme.felt));
      expect(seen).toBeGreaterThanOrEqual(3);
    },
  );
});

test.each(Object.entries(paints))('the shape on a die in %s stands out', (_, { body, mark }) => {
  expect(contrast(body, mark)).toBeGreaterThanOrEqual(3);
});

test('each colour of a die has a shape of its own', () => {
  const { ivory: _, ...coloured } = paints;
  const shapes = Object.values(coloured).map(({ shape }) => shape);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('each colour of a game has a letter of its own', () => {
  const letters = colourNames.map((name) => colourWords[name].letter.message);
  expect(new Set(letters).size).toBe(colourNames.length);
});

test('the page before the app has loaded has the same colours', () => {
  const html = readFileSync(join(__dirname, '../../../public/index.html'), 'utf8').toUpperCase();
  const [first, inTheDark] = [...html.matchAll(/BACKGROUND-COLOR: (#\w+)/g)].map(([, colour]) => colour);
  expect([first, inTheDark]).toEqual([light.page, dark.page]);
});
