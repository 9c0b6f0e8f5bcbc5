import { demoPassword } from '@tezga/server/demo';
import type { openBrowser } from '@tezga/tools/trial';

export type Browser = Awaited<ReturnType<typeof openBrowser>>;
export type Page = Awaited<ReturnType<Browser['newPage']>>;

/** A page in a new browser context with a signed-in demo user. */
export async function entered(browser: Browser, address: string, username: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  await page.getByLabel('Email ose telefon').fill(username);
  await page.getByLabel('Fjalëkalimi', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Hyr', exact: true }).click();
  await page.getByRole('banner').waitFor();
  return page;
}
