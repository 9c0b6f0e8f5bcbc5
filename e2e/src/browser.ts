import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export const demoPassword = 'Tezga-2026';
export const owner = 'pronar@market.example';
export const superAdmin = 'admin@tezga.example';

export const laptop = { viewport: { width: 1366, height: 768 } };
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export interface Visit {
  readonly page: Page;
  /** What the page complained of: errors thrown, and errors in the console that no reply of the server explains. */
  readonly complaints: string[];
}

/** A browser of its own, as another person would have. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = laptop,
): Promise<Visit> {
  const context = await browser.newContext({ acceptDownloads: true, ...options });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  await page.goto(address);
  return { page, complaints };
}

export async function signIn(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email ose telefon').fill(username);
  await page.getByLabel('Fjalëkalimi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Hyr', exact: true }).click();
}

export async function signInAs(page: Page, username: string, title: string): Promise<void> {
  await signIn(page, username);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}
