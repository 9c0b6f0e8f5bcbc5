import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { laptop, overflowOf, phone } from './browser.ts';

type ColorScheme = 'light' | 'dark';
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const everything = { resultTypes: ['violations' as const] };
/** The dark page is the same page in other colours. */
const onlyColours = { ...everything, runOnly: ['color-contrast'] };

/** Set by `npm run test:full`. */
const isFullRun = process.env['TEZGA_FULL_TESTS'] === '1';

/** What axe has against a page as it stands, in light and in dark, one line a finding. */
export async function axeFindings(page: Page): Promise<string[]> {
  const light = await look(page, 'light');
  const dark = await look(page, 'dark');
  return [...light, ...dark];
}

/**
 * What axe has against a page as it stands, light at the width of a laptop and dark at that of a phone, and by how much
 * the page is wider than either; `npm run test:full` looks at both widths in both colours. What is open stays open, and the
 * page is left as wide as it was found.
 */
export async function findingsAtBothWidths(page: Page): Promise<string[]> {
  const wide = [...(await (isFullRun ? axeFindings(page) : look(page, 'light'))), ...(await overflow(page))];
  const before = await whatIsOpen(page);
  await resize(page, phone.viewport);
  const narrow = [
    ...(await look(page, 'dark', everything)),
    ...(isFullRun ? await look(page, 'light') : []),
    ...(await overflow(page)),
  ];
  const after = await whatIsOpen(page);
  await resize(page, laptop.viewport);
  if (after.layers < before.layers || after.faults < before.faults)
    throw new Error(`On a phone less is open: ${JSON.stringify({ before, after })}`);
  return [...wide, ...narrow.map((finding) => `on a phone, ${finding}`)];
}

/** What a change of width must not close, or the second look would be at less than the first. */
async function whatIsOpen(page: Page) {
  const layers = await page.locator('[role=dialog], [role=menu], [role=listbox]').count();
  const faults = await page.locator('[aria-invalid=true]').count();
  return { layers, faults };
}

async function look(
  page: Page,
  colorScheme: ColorScheme,
  options: object = colorScheme === 'light' ? everything : onlyColours,
): Promise<string[]> {
  await showIn(page, colorScheme);
  const { violations } = await runAxe(page, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${colorScheme} ${id}: ${target.join(' ')}`),
  );
}

async function overflow(page: Page): Promise<string[]> {
  const pixels = await overflowOf(page);
  return pixels > 0 ? [`${pixels} pixels wider than the screen`] : [];
}

async function showIn(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme,
    colorScheme,
  );
  await settles(page);
}

async function resize(page: Page, viewport: typeof laptop.viewport): Promise<void> {
  await page.setViewportSize(viewport);
  await page.waitForFunction((width) => innerWidth === width, viewport.width);
  await settles(page);
}

/** A page follows its width and its colours over several frames, until two of them bring nothing new. */
async function settles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let isMoving = true;
    const observer = new MutationObserver(() => (isMoving = true));
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    while (isMoving) {
      isMoving = false;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const passing = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(passing.map(({ finished }) => finished));
    }
    observer.disconnect();
  });
}

/** Bringing axe into a page takes as long as running it, and it stays there until the page is loaded anew. */
async function runAxe(page: Page, options: object): Promise<Results> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  // The other mode opens a second page to put the findings of frames together, and no page of ours has frames.
  if (!isThere) return new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
  return page.evaluate((wanted) => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: Document, options: object): Promise<Results> };
    };
    return axe.run(document, wanted);
  }, options);
}
