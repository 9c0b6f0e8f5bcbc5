import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { owner } from './browser.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let page: Page;

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const row = (name: string | RegExp) => page.getByRole('row', { name });
const sections = () => page.getByRole('navigation', { name: 'Pjesët e konfigurimeve' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function open(section: string, title: string): Promise<void> {
  page = await trial.enter(owner, title, { at: `/settings?section=${section}` });
}

/** As hands do it, a decimal comma as well as a point. */
async function typeAmount(field: Locator, amount: string): Promise<void> {
  await field.focus();
  // The field selects what it holds in a task of its own, which must not come between the keys.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(amount);
}

test('a unit comes from the list or is one’s own, is renamed, deleted and brought back', async () => {
  await open('units', 'Njësitë');
  await button('Shto nga lista').click();
  const list = page.getByRole('dialog', { name: 'Shto nga lista' });
  await list.getByRole('button', { name: 'Shto', exact: true }).click();
  await list.getByText('Kjo fushë është e detyrueshme.').waitFor();
  await list.getByLabel('Njësitë e listës').first().fill('metër');
  await page.getByRole('option', { name: 'metër (MTR)' }).click();
  await list.getByLabel('Njësitë e listës').first().fill('XBX');
  await page.getByRole('option', { name: /\(XBX\)/ }).click();
  // The list stays open for more; whoever is done clicks beside it.
  await list.getByRole('heading', { name: 'Shto nga lista' }).click();
  await list.getByRole('button', { name: 'Shto 2 njësi' }).click();
  await page.getByText('2 njësi u shtuan').waitFor();
  await row(/metër MTR/).waitFor();

  await button('Njësi e re').click();
  await page.keyboard.type('Metër');
  await page.keyboard.press('Enter');
  await page.getByText('Keni tashmë një njësi me këtë emër.').waitFor();
  await page.getByRole('dialog').getByLabel('Emri').fill('tabaka');
  await page.keyboard.press('Enter');
  await row(/tabaka/).waitFor();
  await button('Ndrysho tabaka').click();
  await page.getByRole('dialog').getByLabel('Emri').fill('tabaka e madhe');
  await page.keyboard.press('Enter');
  await row(/tabaka e madhe/).waitFor();
  await button('Fshi tabaka e madhe').click();
  await row(/tabaka e madhe/).waitFor({ state: 'detached' });
  await button('Zhbëj').click();
  await row(/tabaka e madhe/).waitFor();
  expect(await row(/^tabaka$/).count()).toBe(0);
});

test('a currency is found by name, its rates change in place several at once, and the history remembers', async () => {
  await open('currencies', 'Monedhat');
  for (const [words, option, rate] of [
    ['korona suede', 'SEK – Korona suedeze', '8,50'],
    ['jpy', 'JPY – Jeni japonez', '0.62'],
  ] as const) {
    await button('Shto monedhë').click();
    const dialog = page.getByRole('dialog', { name: 'Monedhë e re' });
    await dialog.getByRole('button', { name: 'Shto monedhë' }).click();
    await dialog.getByText('Kjo fushë është e detyrueshme.').first().waitFor();
    await dialog.getByRole('combobox', { name: 'Monedha' }).fill(words);
    await page.getByRole('option', { name: option }).click();
    await typeAmount(dialog.getByLabel('Kursi'), rate);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  }
  await typeAmount(page.getByLabel('Kursi i SEK'), '9,10');
  await typeAmount(page.getByLabel('Kursi i JPY'), '0');
  await page.keyboard.press('Control+s');
  await page.getByText('Vlera duhet të jetë më e madhe se zero.').waitFor();
  await typeAmount(page.getByLabel('Kursi i JPY'), '0,65');
  await page.getByText('2 ndryshime të paruajtura').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('2 kurse u ruajtën').waitFor();
  await expect.poll(() => page.getByLabel('Kursi i SEK').inputValue()).toBe('9.10');

  await button('Historia e SEK').click();
  const history = page.getByRole('dialog', { name: /Historia e SEK/ });
  await history.getByRole('figure', { name: /nga 8.50 në 9.10/ }).waitFor();
  expect(await history.getByRole('row').count()).toBe(3);
  await page.keyboard.press('Escape');
  await history.waitFor({ state: 'detached' });

  await button('Fshi JPY').click();
  await row(/JPY/).waitFor({ state: 'detached' });
  await button('Zhbëj').click();
  await expect.poll(() => page.getByLabel('Kursi i JPY').inputValue()).toBe('0.65');
});

test('rates that were not saved are asked about before another section takes their place', async () => {
  await open('currencies', 'Monedhat');
  await typeAmount(page.getByLabel('Kursi i EUR'), '120');
  await sections().getByRole('link', { name: 'Printimi' }).click();
  await page.getByRole('dialog', { name: 'Largohu pa ruajtur?' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByLabel('Kursi i EUR').inputValue()).toContain('120');
  await sections().getByRole('link', { name: 'Printimi' }).click();
  await button('Largohu pa ruajtur').click();
  await heading('Printimi').waitFor();
});
