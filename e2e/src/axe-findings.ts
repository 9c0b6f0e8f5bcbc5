import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const options = { resultTypes: ['violations' as const] };

/** What axe has against a page as it stands, in light and in dark, one line a finding. */
export async function axeFindings(page: Page): Promise<string[]> {
  await showIn(page, 'light');
  const light = await bringAxeAndRun(page);
  await showIn(page, 'dark');
  const dark = await runAgain(page);
  return [...linesOf('light', light), ...linesOf('dark', dark)];
}

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme,
    colorScheme,
  );
}

/** The other mode opens a second page to put the findings of frames together, and no page of ours has frames. */
function bringAxeAndRun(page: Page): Promise<Results> {
  return new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
}

/** Bringing axe into a page takes as long as running it, and it is still there. */
function runAgain(page: Page): Promise<Results> {
  return page.evaluate((same) => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: Document, options: object): Promise<Results> };
    };
    return axe.run(document, same);
  }, options);
}

function linesOf(colorScheme: string, { violations }: Results): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${colorScheme} ${id}: ${target.join(' ')}`),
  );
}
