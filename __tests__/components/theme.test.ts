import { paints } from '../../src/components/dice/paint';
import { dark, light } from '../../src/components/ui/theme';

/** Relative luminance and contrast as WCAG 2 defines them. */
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
    ['text', 'page'],
    ['text', 'card'],
    ['quiet', 'page'],
    ['quiet', 'card'],
    ['onBand', 'band'],
    ['onBandQuiet', 'band'],
  ] as const)('%s on %s reads well (AA)', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(paints))(
    'a die in %s stands out from the felt or shows its shape',
    (_name, paint) => {
      const seen = Math.max(contrast(paint.body, theme.felt), contrast(paint.mark, theme.felt));
      expect(seen).toBeGreaterThanOrEqual(3);
    },
  );

  test('a box that waits for a die stands out from the felt', () => {
    expect(contrast(theme.accent, theme.felt)).toBeGreaterThanOrEqual(3);
  });
});

test.each(Object.entries(paints))('the shape on a die in %s stands out', (_, { body, mark }) => {
  expect(contrast(body, mark)).toBeGreaterThanOrEqual(3);
});

test('each colour of a die has a shape of its own', () => {
  const { ivory: _, ...coloured } = paints;
  const shapes = Object.values(coloured).map(({ shape }) => shape);
  expect(new Set(shapes).size).toBe(shapes.length);
});
