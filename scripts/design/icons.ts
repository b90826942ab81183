// Draws the app's icons: npm run design:icons
import { writeFileSync } from 'node:fs';
import { openBrowser } from '../../e2e/browser';
import { light } from '../../src/components/ui/theme';

/** A die that shows five, as wide as `die` of a hundred, on felt or on nothing. */
function drawing(die: number, felt: boolean): string {
  const low = 50 - die / 2;
  const pips = [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.5, 0.5],
    [0.27, 0.73],
    [0.73, 0.73],
  ].map(([x = 0, y = 0], at) => {
    const fill = at === 2 ? light.accent : light.text;
    return `<circle cx="${low + x * die}" cy="${low + y * die}" r="${die * 0.095}" fill="${fill}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" style="display:block;width:100vw;height:100vh">
    ${felt ? `<rect width="100" height="100" fill="${light.band}"/>` : ''}
    <g transform="rotate(-12 50 50)">
      <rect x="${low}" y="${low}" width="${die}" height="${die}" rx="${die * 0.2}" fill="${light.card}"/>
      ${pips.join('')}
    </g>
  </svg>`;
}

const icons = [
  { name: 'icon', size: 1024, svg: drawing(58, true) },
  { name: 'icon-foreground', size: 1024, svg: drawing(42, false) },
  { name: 'favicon', size: 48, svg: drawing(78, false) },
];

const browser = await openBrowser();
for (const { name, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0">${svg}</body>`);
  writeFileSync(`assets/${name}.png`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
