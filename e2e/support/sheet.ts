import { mkdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { openPage } from './page';

export const SHEETS = 'e2e/out/sheets';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Shot extends Size {
  readonly name: string;
  readonly file: string;
}

/** A sheet of this size can be looked at without scaling it down. */
const SHEET = { width: 1900, height: 1560 } as const;
/** A picture on a sheet is this high and this wide at most. */
const CELL = { width: 640, height: 480 } as const;
const CAPTION = 24;
const GAP = 12;

/** Pictures of screens, put side by side on as many sheets as they need: TITLE-1.png, TITLE-2.png … */
export interface ContactSheet {
  readonly shoot: (page: Page, name: string) => Promise<void>;
  readonly finish: () => Promise<void>;
}

export function startSheet(browser: Browser, title: string): ContactSheet {
  mkdirSync(`${SHEETS}/single`, { recursive: true });
  const shots: Shot[] = [];
  return {
    async shoot(page, name) {
      const { width, height } = page.viewportSize() ?? CELL;
      const scale = Math.min(CELL.width / width, CELL.height / height);
      const file = `${SHEETS}/single/${title}-${name.replace(/[^\p{L}\d]+/gu, '-')}.png`;
      await page.screenshot({ path: file });
      shots.push({ name, file, width: Math.round(width * scale), height: Math.round(height * scale) });
    },
    async finish() {
      for (const [at, rows] of sheetsOf(rowsOf(shots)).entries())
        await print(browser, `${SHEETS}/${title}-${at + 1}.png`, rows);
    },
  };
}

type Row = readonly Shot[];

function rowsOf(shots: readonly Shot[]): readonly Row[] {
  const rows: Shot[][] = [];
  let used: number = SHEET.width;
  for (const shot of shots) {
    if (used + shot.width + GAP > SHEET.width) {
      rows.push([]);
      used = GAP;
    }
    rows.at(-1)?.push(shot);
    used += shot.width + GAP;
  }
  return rows;
}

function sheetsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const sheets: Row[][] = [];
  let used: number = SHEET.height;
  for (const row of rows) {
    const height = Math.max(...row.map((shot) => shot.height)) + CAPTION + GAP;
    if (used + height > SHEET.height) {
      sheets.push([]);
      used = 0;
    }
    sheets.at(-1)?.push(row);
    used += height;
  }
  return sheets;
}

async function print(browser: Browser, path: string, rows: readonly Row[]): Promise<void> {
  const page = await openPage(browser, { viewport: { width: SHEET.width, height: 400 } });
  const figures = rows.map((row) => row.map(figure).join(''));
  await page.setContent(
    `<body style="margin:0;font:16px/${CAPTION}px sans-serif;background:#999">${figures
      .map((row) => `<div style="display:flex;gap:${GAP}px;padding:0 0 ${GAP}px ${GAP}px">${row}</div>`)
      .join('')}</body>`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.context().close();
}

function figure({ name, file, width, height }: Shot): string {
  const data = readFileSync(file).toString('base64');
  return `<figure style="margin:0;width:${width}px"><figcaption style="white-space:nowrap;overflow:hidden">${name}</figcaption><img src="data:image/png;base64,${data}" width="${width}" height="${height}"></figure>`;
}
