import type { Browser, Page } from 'playwright-core';
import { playOn } from '../../e2e/support/play';
import { type Player, startGame, withoutPauses } from '../../e2e/support/player';

export interface Renders {
  /** The components rendered after a number was chosen: the median. */
  readonly place: number;
  /** The components rendered after the commit and the bots' answers. */
  readonly commit: number;
  /** All components. */
  readonly all: number;
}

const MOVES = 9;
const QUIET_MS = 400;

/**
 * Counts renders in the exported build, with the hook that React calls on each commit if developer tools are
 * present: a component was rendered if its fiber is new in this commit and has done work. The app itself has
 * no code for this.
 */
export async function rendersOfMoves(browser: Browser, url: string): Promise<Renders> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(countRenders);
  await withoutPauses(page, url);
  const player = await startGame(page, url, 'Lockout');
  const place: number[] = [];
  const commit: number[] = [];
  while (place.length < MOVES) {
    await player.asked();
    if (await player.result.isVisible()) break;
    const marks = await player.possible.count();
    if (marks === 0) {
      await playOn(player);
      continue;
    }
    place.push(await rendersDuring(page, () => player.possible.first().click()));
    commit.push(await rendersDuring(page, () => committed(player)));
  }
  const all = await page.evaluate<number>('renders.mounted()');
  await context.close();
  return { place: medianOf(place), commit: medianOf(commit), all };
}

async function committed(player: Player): Promise<void> {
  await player.acts.first().click();
  await player.asked();
}

async function rendersDuring(page: Page, move: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate('renders.count = 0');
  await move();
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate<number>('renders.count');
}

const medianOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

function countRenders(): void {
  interface Fiber {
    readonly tag: number;
    readonly flags: number;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly alternate: Fiber | null;
  }
  const COMPONENTS = new Set([0, 1, 11, 14, 15]);
  const DID_WORK = 1;
  let root: Fiber | null = null;
  const renders = { count: 0, mounted: () => (root ? countAll(root) : 0) };
  const children = function* (fiber: Fiber): Generator<Fiber> {
    for (let child = fiber.child; child; child = child.sibling) yield child;
  };
  const countAll = (fiber: Fiber): number => {
    let count = COMPONENTS.has(fiber.tag) ? 1 : 0;
    for (const child of children(fiber)) count += countAll(child);
    return count;
  };
  const visit = (fiber: Fiber): void => {
    if (COMPONENTS.has(fiber.tag) && (fiber.alternate === null || fiber.flags & DID_WORK)) renders.count += 1;
    // React has skipped this subtree.
    if (fiber.alternate?.child === fiber.child) return;
    for (const child of children(fiber)) visit(child);
  };
  Object.assign(window, {
    renders,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => {
        root = current;
        visit(current);
      },
    },
  });
}
