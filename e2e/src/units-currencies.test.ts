import { contract } from '@tezga/contract';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focusedField, owner, ownerOfExchange, titleOf } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { Catalog } from './catalog.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();

let page: Page;

const heading = (name: string) => titleOf(page, name);
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

/** As the keyboard alone does it. */
async function press(name: string): Promise<void> {
  await button(name).focus();
  await page.keyboard.press('Enter');
}

test('a unit without a name, with too long a name or in use is told so by keyboard alone, and a deleted one comes back later', async () => {
  await (await Catalog.of(trial.address)).addArticle('I matur');
  await open('units', 'Njësitë');
  await press('Njësi e re');
  const dialog = page.getByRole('dialog', { name: 'Njësi e re' });
  await expect.poll(() => focusedField(page)).toBe('name');
  await page.keyboard.press('Enter');
  await dialog.getByText('Kjo fushë është e detyrueshme.').waitFor();
  await page.keyboard.type('a'.repeat(41));
  await page.keyboard.press('Tab');
  await dialog.getByText('Lejohen deri në 40 karaktere.').waitFor();
  await page.keyboard.type('K'.repeat(11));
  await page.keyboard.press('Enter');
  await dialog.getByText('Lejohen deri në 10 karaktere.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await press('Fshi cope');
  await page.getByText(/^Kjo njësi përdoret nga artikuj/).waitFor();
  await press('Njësi e re');
  await expect.poll(() => focusedField(page)).toBe('name');
  await page.keyboard.type('gotë');
  await page.keyboard.press('Enter');
  await row(/gotë/).waitFor();
  await press('Fshi gotë');
  await row(/gotë/).waitFor({ state: 'detached' });
  await press('Njësitë e fshira');
  await press('Ktheje gotë');
  await button('Fshi gotë').waitFor();
});

test('the last unit stays', async () => {
  const { call } = await callerSignedIn(trial.address, ownerOfExchange);
  const { articles } = await call(contract.articles.all, {});
  if (articles.length > 0)
    await call(contract.articles.remove, { idsToDelete: articles.map(({ _id }) => _id) });
  const { units } = await call(contract.units.list, {});
  const [last, ...others] = units.map(({ unit_id: id }) => id);
  if (others.length > 0) await call(contract.units.remove, { units: others });
  page = await trial.enter(ownerOfExchange, 'Njësitë', { at: '/settings?section=units' });
  const name = units.find(({ unit_id: id }) => id === last)?.name ?? '';
  await press(`Fshi ${name}`);
  await page.getByText('Duhet të mbetet të paktën një njësi.').waitFor();
  expect((await call(contract.units.list, {})).units).toHaveLength(1);
});

test('a rate too large and a currency in use are told so by keyboard alone', async () => {
  const catalog = await Catalog.of(trial.address);
  await open('currencies', 'Monedhat');
  await press('Shto monedhë');
  const dialog = page.getByRole('dialog', { name: 'Monedhë e re' });
  await expect.poll(() => focusedField(page)).toBe('currencyId');
  await page.keyboard.type('nok');
  await page.getByRole('option', { name: /^NOK/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('99999999999');
  await page.keyboard.press('Enter');
  await dialog.getByText('Lejohen deri në 10 shifra para presjes.').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('9,5');
  await page.keyboard.press('Enter');
  await page.getByText('NOK u shtua').waitFor();
  await catalog.addArticle('Me korona', { currency: 'NOK' });
  await press('Fshi NOK');
  await page.getByText(/^Kjo monedhë përdoret nga artikuj/).waitFor();
  expect(await page.getByLabel('Kursi i NOK').inputValue()).toBe('9.50');
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
  await expect.poll(() => history.getByRole('row').count()).toBe(3);
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
