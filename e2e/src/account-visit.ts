import type { Page } from 'playwright-core';
import { arrivesAt } from './browser.ts';
import type { Login } from './caller.ts';
import type { Trial } from './trial.ts';

/** A browser of one's own, at a part of one's account. */
export function enterSection(
  trial: Trial,
  who: Login,
  [section, title]: readonly [section: string, title: string],
): Promise<Page> {
  return trial.enter(who, title, { at: `/account?section=${section}` });
}

/** From one part of the account to another. */
export async function goToSection(page: Page, title: string): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Pjesët e llogarisë' });
  await parts.getByRole('link', { name: title, exact: true }).click();
  await arrivesAt(page, title);
}

/** The next thing asked of the server shows that the session is over. */
export async function isShutOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Faqja tjetër' }).click();
  await arrivesAt(page, 'Mirë se erdhët');
}
