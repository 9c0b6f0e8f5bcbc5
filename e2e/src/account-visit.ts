import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { laptop, signIn, visit } from './browser.ts';
import type { Newcomer } from './newcomer.ts';

/** A browser of one's own, signed in as someone who may see the activity list. */
export async function openAccount(
  browser: Browser,
  address: string,
  { email, password }: Pick<Newcomer, 'email' | 'password'>,
  options: BrowserContextOptions = laptop,
): Promise<Page> {
  const { page } = await visit(browser, address, options);
  await signIn(page, email, password);
  await page.getByRole('heading', { level: 1, name: 'Veprimtaria' }).waitFor();
  return page;
}

export async function goToSection(page: Page, section: string, title: string): Promise<void> {
  await page.goto(new URL(`/account?section=${section}`, page.url()).href);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** The next thing asked of the server shows that the session is over. */
export async function isShutOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Faqja tjetër' }).click();
  await page.getByRole('heading', { name: 'Mirë se erdhët' }).waitFor();
}
