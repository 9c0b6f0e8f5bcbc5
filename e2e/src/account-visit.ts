import type { BrowserContextOptions, Page } from 'playwright-core';
import { arrivesAt } from './browser.ts';
import type { Login } from './caller.ts';
import type { Trial } from './trial.ts';

const addressOf = (section: string) => `/account?section=${section}`;

/** A browser of one's own, at a part of one's account. */
export function enterSection(
  trial: Trial,
  who: Login,
  [section, title]: readonly [section: string, title: string],
  device?: BrowserContextOptions,
): Promise<Page> {
  return trial.enter(who, title, { at: addressOf(section), ...(device === undefined ? {} : { device }) });
}

export async function goToSection(page: Page, section: string, title: string): Promise<void> {
  await page.goto(new URL(addressOf(section), page.url()).href);
  await arrivesAt(page, title);
}

/** The next thing asked of the server shows that the session is over. */
export async function isShutOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Faqja tjetër' }).click();
  await arrivesAt(page, 'Mirë se erdhët');
}
