// Draws the app's icons: npm run design:icons
import { writeFileSync } from 'node:fs';
import { openBrowser } from '../../e2e/browser';
import { light } from '../../src/components/ui/theme/theme';
import { die, monochromeDie } from './icons/die';

interface Picture {
  readonly name: string;
  readonly size: number;
  /** The background colour. Transparent by default. */
  readonly ground?: string;
  /** The radius of the background's corners. Systems round the corners of icons themselves. */
  readonly round?: number;
  readonly drawing: string;
}

/** Android cuts icons to any shape within the middle two thirds, so the die stays inside. */
const pictures: readonly Picture[] = [
  { name: 'icon', size: 1024, ground: light.band, drawing: die(66, { shadow: true }) },
  { name: 'icon-foreground', size: 1024, drawing: die(46, { shadow: true }) },
  { name: 'icon-monochrome', size: 1024, drawing: monochromeDie(44) },
  { name: 'splash', size: 512, drawing: die(84, { shadow: true }) },
  { name: 'favicon', size: 96, ground: light.band, round: 22, drawing: die(80, { shadow: false }) },
];

const browser = await openBrowser();
for (const { name, size, ground, round = 0, drawing } of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0">
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" style="display:block;width:100vw;height:100vh">
      ${ground === undefined ? '' : `<rect width="100" height="100" rx="${round}" fill="${ground}"/>`}
      ${drawing}
    </svg>
  </body>`);
  writeFileSync(`assets/icons/${name}.png`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
