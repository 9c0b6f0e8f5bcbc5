import type { Page } from './in-browser.ts';

/** The duration of each sync and the number of customers it fetched, as the page measured them. */
export async function syncsOf(page: Page): Promise<{ tookMs: number; changed: number }[]> {
  return page.evaluate(() =>
    performance.getEntriesByName('customers-sync').map((entry) => ({
      tookMs: entry.duration,
      changed: (entry as PerformanceMeasure).detail.changed as number,
    })),
  );
}

/** Waits until the page has recorded this many syncs. */
export async function untilSynced(page: Page, times: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => performance.getEntriesByName('customers-sync').length >= wanted,
    times,
    { timeout: 300_000 },
  );
}

/**
 * Refocuses the page several times, which starts a sync each time; returns their durations in milliseconds.
 */
export async function unchangedSyncs(page: Page, times: number): Promise<number[]> {
  for (let time = 0; time < times; time += 1) {
    const before = (await syncsOf(page)).length;
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await untilSynced(page, before + 1);
  }
  return (await syncsOf(page)).slice(-times).map(({ tookMs }) => tookMs);
}

export interface Typing {
  /** The time from each keystroke until results are shown. */
  readonly answersMs: readonly number[];
  /** The longest time between two frames. */
  readonly longestFrameMs: number;
}

/** The results to wait for after each letter: the customers, or all groups of results. */
type AnswerPart = 'customers' | 'all groups';

/** Types texts into the command palette letter by letter; each letter waits for the results of the previous one. */
export async function typeIntoPalette(
  page: Page,
  texts: readonly string[],
  awaited: AnswerPart = 'customers',
): Promise<Typing> {
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: 'Kërko kudo...' });
  const letters: { answerMs: number; frameMs: number }[] = [];
  for (const text of texts) {
    for (let length = 1; length <= text.length; length += 1) {
      letters.push(await input.evaluate(typeAndWait, { text: text.slice(0, length), awaited }));
    }
    await input.fill('');
  }
  await page.keyboard.press('Escape');
  return {
    answersMs: letters.map(({ answerMs }) => answerMs),
    longestFrameMs: Math.max(...letters.map(({ frameMs }) => frameMs)),
  };
}

/** Runs in the page, so it must not use variables from outside the function. */
async function typeAndWait(
  input: Element,
  { text, awaited }: { readonly text: string; readonly awaited: AnswerPart },
): Promise<{ answerMs: number; frameMs: number }> {
  const began = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  // Waits a frame, because until then the page shows the results of the previous search.
  let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  let frameMs = last - began;
  for (let frames = 0; frames < 600; frames += 1) {
    const isAnswered =
      awaited === 'customers'
        ? document.querySelector('[role=option] .tabler-icon-user') !== null
        : document.querySelector('dialog output')?.textContent !== 'Po kërkohet...';
    if (isAnswered) break;
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    frameMs = Math.max(frameMs, now - last);
    last = now;
  }
  return { answerMs: performance.now() - began, frameMs };
}
