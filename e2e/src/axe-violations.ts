import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { laptop, overflowOf, phone } from './browser.ts';

type ColorScheme = 'light' | 'dark';
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const everything = { resultTypes: ['violations' as const] };
/** For dark mode, which differs from light mode only in its colours. */
const onlyColours = { ...everything, runOnly: ['color-contrast'] };

/** Set by `npm run test:full`. */
const isFullRun = process.env['TEZGA_FULL_TESTS'] === '1';

const shell = [':has(> main#content) > aside', ':has(> main#content) > header'];
const laterRows = ['tbody > tr:nth-child(n + 4)'];

/**
 * Elements that axe skips to save time, because checking the contrast of their texts on every page would find nothing
 * new: the shell, which `accessibility.test.ts` checks once, and the table rows after the third. `npm run test:full`
 * checks them on every page.
 */
const repeatedParts = isFullRun ? [] : [...shell, ...laterRows];

/** The axe violations of the whole current page in light and in dark mode, one line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  const light = await runAxeIn(page, 'light', everything, []);
  const dark = await runAxeIn(page, 'dark', onlyColours, []);
  return [...light, ...dark];
}

/**
 * The axe violations of the current page, in light mode at laptop width and in dark mode at phone width, and the
 * pixels by which the page is wider than the screen. `npm run test:full` checks both modes at both widths. Open
 * overlays stay open, and the width is restored.
 */
export async function violationsAtBothWidths(page: Page): Promise<string[]> {
  const wide = [
    ...(await (isFullRun ? axeViolations(page) : runAxeIn(page, 'light'))),
    ...(await overflow(page)),
  ];
  const before = await openElements(page);
  await resize(page, phone.viewport);
  const narrow = [
    ...(await runAxeIn(page, 'dark')),
    ...(isFullRun ? await runAxeIn(page, 'light') : []),
    ...(await overflow(page)),
  ];
  const after = await openElements(page);
  await resize(page, laptop.viewport);
  if (after.layers < before.layers || after.faults < before.faults)
    throw new Error(`A change of width closed something: ${JSON.stringify({ before, after })}`);
  return [...wide, ...narrow.map((finding) => `on a phone, ${finding}`)];
}

/**
 * Counts the open overlays and the invalid fields. If the change of width removed some of them, the check at phone
 * width would miss these.
 */
async function openElements(page: Page) {
  const layers = await page.locator('[role=dialog], [role=menu], [role=listbox]').count();
  const faults = await page.locator('[aria-invalid=true]').count();
  return { layers, faults };
}

async function runAxeIn(
  page: Page,
  colorScheme: ColorScheme,
  options: object = everything,
  excluded: readonly string[] = repeatedParts,
): Promise<string[]> {
  await showIn(page, colorScheme);
  const { violations } = await runAxe(page, options, excluded);
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
  await waitUntilSettled(page);
}

async function resize(page: Page, viewport: typeof laptop.viewport): Promise<void> {
  await page.setViewportSize(viewport);
  await page.waitForFunction((width) => innerWidth === width, viewport.width);
  await waitUntilSettled(page);
}

/** Waits until nothing changes for two frames, because the page adapts to its width and colours over several frames. */
async function waitUntilSettled(page: Page): Promise<void> {
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

/** Injects axe only once for each page load, because injecting takes as long as running it. */
async function runAxe(page: Page, options: object, excluded: readonly string[]): Promise<Results> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) {
    // Legacy mode, because the default mode opens a second page to merge the violations of frames, and our pages have
    // no frames.
    const builder = new AxeBuilder({ page }).options(options).setLegacyMode();
    for (const part of excluded) builder.exclude(part);
    return builder.analyze();
  }
  return page.evaluate(
    ([wanted, parts]) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: object, options: object): Promise<Results> };
      };
      return axe.run(parts.length === 0 ? document : { exclude: parts.map((part) => [part]) }, wanted);
    },
    [options, excluded] as const,
  );
}
