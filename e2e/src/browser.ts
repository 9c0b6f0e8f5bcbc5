import type { Locator, Page } from 'playwright-core';
import type { Login } from './caller.ts';

export const demoPassword = 'Tezga-2026';

const demoLogin = (email: string): Login => ({ email, password: demoPassword });

export const owner = demoLogin('pronar@market.example');
export const operator = demoLogin('operator@market.example');
export const ownerOfCafe = demoLogin('pronar@kafe.example');
export const ownerOfWholesale = demoLogin('pronar@shumice.example');
export const ownerOfExchange = demoLogin('pronar@kembim.example');
export const superAdmin = demoLogin('admin@tezga.example');

export const laptop = { viewport: { width: 1366, height: 768 } };
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Signs in through the login form, for journeys about signing in; others use `trial.enter`. */
export async function signIn(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel('Email ose telefon').fill(email);
  await page.getByLabel('Fjalëkalimi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Hyr', exact: true }).click();
}

/** The heading of a page; in a list it also shows the number of rows after loading. */
export function titleOf(page: Page, title: string): Locator {
  const literally = title.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return page.getByRole('heading', {
    level: 1,
    name: new RegExp(String.raw`^${literally}(\s[\d\s.]+\+?)?$`, 'u'),
  });
}

export async function arrivesAt(page: Page, title: string): Promise<void> {
  await titleOf(page, title).waitFor();
}

export const pathOf = (page: Page): string => new URL(page.url()).pathname;

export const tokenOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('access-token'));

/** The pixels by which the page, or a scrolling element inside its shell, is wider than the screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scrolling = [document.documentElement, ...document.querySelectorAll('main')];
    // Not innerWidth, which on a phone grows with overflowing content.
    return Math.max(...scrolling.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

/** The name of the focused form field. */
export const focusedField = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-field'));

/** Searches a list and waits for the result, because a search clears the selected rows. */
export async function searchList(page: Page, placeholder: string, words: string): Promise<void> {
  await page.getByPlaceholder(placeholder).fill(words);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === words);
}
