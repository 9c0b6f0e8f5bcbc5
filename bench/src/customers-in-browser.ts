import type { Page } from './in-browser.ts';

/** How long each sync of the page took and how many customers it brought, as the page itself noted it. */
export async function syncsOf(page: Page): Promise<{ tookMs: number; changed: number }[]> {
  return page.evaluate(() =>
    performance.getEntriesByName('customers-sync').map((entry) => ({
      tookMs: entry.duration,
      changed: (entry as PerformanceMeasure).detail.changed as number,
    })),
  );
}

/** Waits until the page has noted so many syncs. */
export async function untilSynced(page: Page, times: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => performance.getEntriesByName('customers-sync').length >= wanted,
    times,
    { timeout: 300_000 },
  );
}

/** Comes back to the page as someone from another window, which asks what has changed; milliseconds of each time. */
export async function unchangedSyncs(page: Page, times: number): Promise<number[]> {
  for (let time = 0; time < times; time += 1) {
    const before = (await syncsOf(page)).length;
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await untilSynced(page, before + 1);
  }
  return (await syncsOf(page)).slice(-times).map(({ tookMs }) => tookMs);
}

export interface Typing {
  /** From each letter until customers were on the screen. */
  readonly answersMs: readonly number[];
  /** The longest time in which the page drew nothing. */
  readonly longestFrameMs: number;
}

/** Types words into the palette letter by letter, each when the answer to the one before is there. */
export async function typeIntoPalette(page: Page, texts: readonly string[]): Promise<Typing> {
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: 'Kërko kudo...' });
  const letters: { answerMs: number; frameMs: number }[] = [];
  for (const text of texts) {
    for (let length = 1; length <= text.length; length += 1) {
      letters.push(await input.evaluate(typeAndWait, text.slice(0, length)));
    }
    await input.fill('');
  }
  await page.keyboard.press('Escape');
  return {
    answersMs: letters.map(({ answerMs }) => answerMs),
    longestFrameMs: Math.max(...letters.map(({ frameMs }) => frameMs)),
  };
}

/** Runs in the page, so everything it needs is inside. */
async function typeAndWait(input: Element, text: string): Promise<{ answerMs: number; frameMs: number }> {
  const began = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  // What was found before stays in sight until the page draws the next search.
  let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  let frameMs = last - began;
  for (let frames = 0; frames < 600; frames += 1) {
    if (document.querySelector('[role=option] .tabler-icon-user') !== null) break;
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    frameMs = Math.max(frameMs, now - last);
    last = now;
  }
  return { answerMs: performance.now() - began, frameMs };
}
