import { contract } from '@tezga/contract';
import type { WireClient } from '@tezga/contract/client';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { arrivesAt, owner } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { Catalog } from './catalog.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial({ ownProduct: true });
const code = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/u;
const patience = { timeout: 60_000 };
const name = 'Çaj mali i Tomorrit';
const shopName = 'Market Drini';

let call: WireClient;
let page: Page;
let sku = '';
beforeAll(async () => {
  await trial.product.startTaxAuthority();
  ({ call } = await callerSignedIn(trial.address, owner));
  const catalog = await Catalog.of(trial.address);
  const articleId = await catalog.addArticle(name, { price: 150 });
  const { articles } = await call(contract.articles.page, { perPage: 100 });
  sku = articles.find(({ article }) => article._id === articleId)?.article.sku ?? '';
  const { posList } = await call(contract.tills.posList, {});
  // Adds goods with a rounded value to the stock, so that the valuation does not start at zero.
  await call(contract.warehouse.addEntry, {
    documentId: 'd'.repeat(24),
    shopId: posList[0]?.shopId ?? '',
    lines: [{ articleId: await catalog.addArticle('Mjaltë gështenje'), quantity: 7, unitCost: 33.333 }],
  });
});

/** A button whose name starts with this label; the name of a save button also contains its shortcut. */
const button = (label: string) => page.getByRole('button', { name: new RegExp(`^${label}`, 'u') });
const inDialog = (label: string) =>
  page.getByRole('dialog').getByRole('button', { name: label, exact: true });
const lineField = (label: string) => page.getByLabel(`${name}: ${label}`, { exact: true });
const numberIn = (text: string) => Number(text.replaceAll(/\s/gu, '').replace('−', '-'));

async function open(path: string, title: string): Promise<void> {
  await page.goto(trial.address + path);
  await arrivesAt(page, title);
}

/**
 * Chooses an option of a select, and waits until its list has closed, because the options of a list that is fading
 * out can still be found.
 */
async function choose(label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  const list = page.getByRole('listbox', { name: label, exact: true });
  await list.getByRole('option', { name: option, exact: true }).click(patience);
  await list.waitFor({ ...patience, state: 'hidden' });
}

/** Types a code like a scanner, and waits for the line that it adds. */
async function scan(text: string, line = lineField('Sasia')): Promise<void> {
  const field = page.locator('[data-field="article"]');
  await field.fill(text);
  await field.press('Enter');
  await line.waitFor(patience);
}

/** Posts the document of the form, and waits for its page. */
async function post(save: string, heading: RegExp): Promise<void> {
  await button(save).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor(patience);
}

/** Opens the journal entry of this link and returns by how much it changes the stock accounts (3xx). */
async function postedToStock(link: string): Promise<number> {
  const address = page.url();
  await page.getByRole('link', { name: link, exact: true }).click(patience);
  const lines = page.getByRole('table', { name: 'Llogaritë e prekura' });
  await lines.waitFor(patience);
  let change = 0;
  for (const row of await lines.locator('tbody tr').all()) {
    const [account = '', debit = '', credit = ''] = await row.getByRole('cell').allInnerTexts();
    if (/^3\d\d/u.test(account)) change += numberIn(debit) - numberIn(credit);
  }
  await page.goto(address);
  return change;
}

/** The total of all shops on the page of the valuation. */
async function shownValue(): Promise<number> {
  await open('/warehouse/valuation', 'Vlerësimi i inventarit');
  const total = page
    .getByRole('table', { name: 'Sipas dyqanit' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Gjithsej' }) });
  await total.waitFor(patience);
  return numberIn(await total.getByRole('cell').nth(2).innerText());
}

/** The balance of the stock accounts over the whole journal, which no screen sums. */
async function journalBalance(): Promise<number> {
  let balance = 0;
  for (let number = 1; ; number += 1) {
    const paginationOptions = { page: number, maxCount: 500 };
    const { journals } = await call(contract.accounting.journals, { paginationOptions, account: '3' });
    for (const { accountPath, debit, credit } of journals.flatMap(({ lines }) => lines))
      if (accountPath.startsWith('3:')) balance += debit - credit;
    if (journals.length < 500) return Number(balance.toFixed(2));
  }
}

async function receiveGoods(): Promise<number> {
  await open('/warehouse/entries/new', 'Hyrje e re');
  await choose('Dyqani', shopName);
  await scan(`20*${sku}`);
  await lineField('Kosto për njësi').fill('62.5');
  await page
    .getByText(/^1\s250\.00$/u)
    .first()
    .waitFor();
  await post('Regjistro hyrjen', /^Hyrje \S*\d/u);
  return postedToStock('Hap regjistrimin');
}

async function sell(): Promise<number> {
  await open('/receipts/new', 'Faturë e re');
  const closed = page.getByText('Sirtari i kësaj arke nuk është hapur sot');
  await closed.waitFor(patience);
  await page.getByLabel('Para në sirtar').fill('5000');
  await button('Hap sirtarin').click();
  await closed.waitFor({ ...patience, state: 'hidden' });
  await scan(`3*${sku}`, page.locator('[data-field="lines.0.quantity"]'));
  await page.keyboard.press('Control+Enter');
  const issued = page.getByRole('region', { name: /^Fatura \d+\/\d{4}/u });
  await expect.poll(() => issued.innerText(patience), patience).toMatch(code);
  await issued.getByRole('link', { name: 'Hap faturën' }).click();
  return postedToStock('Kostoja');
}

/** Transfers goods with the accompanying invoice, and receives them in the second shop. */
async function transfer(): Promise<number> {
  await open('/warehouse/transfers/new', 'Transferim i ri');
  await choose('Nga', shopName);
  await choose('Për te', /^Market Drini 2/u);
  await scan(`5*${sku}`);
  await post('Regjistro transferimin', /^Transferim \S*\d/u);
  const address = page.url();
  await button('Lësho faturën shoqëruese').click();
  await page.getByRole('dialog').getByLabel('Targa e mjetit').fill('AA 123 BB');
  await inDialog('Lësho faturën shoqëruese').click();
  const notes = page.getByRole('region', { name: 'Fatura shoqëruese' });
  await notes.getByRole('link', { name: /^\d+\/\d{4}$/u }).click(patience);
  await page.getByRole('heading', { level: 1, name: /^Faturë shoqëruese \d/u }).waitFor(patience);
  const fiscal = page.getByRole('region', { name: 'Fiskalizimi' });
  await expect.poll(() => fiscal.innerText(), patience).toMatch(code);
  await page.getByText(name).first().waitFor();
  await page.goto(address);
  const sent = await postedToStock('Nisja e mallit');
  await button('Kompleto').click(patience);
  await inDialog('Kompleto').click();
  await page.getByText('I kompletuar').first().waitFor(patience);
  return sent + (await postedToStock('Pranimi i mallit'));
}

/** Counts ten of the twelve pieces, and closes the stocktake. */
async function count(): Promise<number> {
  await open('/warehouse/stocktakes/new', 'Inventarizim i ri');
  await choose('Dyqani', shopName);
  await button('Hap inventarizimin').click();
  await page.getByRole('heading', { level: 1, name: /^Inventarizim \S*\d/u }).waitFor(patience);
  const address = page.url();
  await page.getByRole('link', { name: 'Numëro', exact: true }).click();
  await arrivesAt(page, 'Numëro');
  await page.getByLabel('Skanoni ose shkruani kodin').fill(sku);
  await page.getByLabel('Sasia').fill('10');
  await button('Shto numërimin').click();
  await page.getByText(`${name}: 10.000`).waitFor(patience);
  await page.goto(address);
  await page.getByText('−2.000').first().waitFor(patience);
  await button('Mbyll inventarizimin').click();
  await inDialog('Mbyll inventarizimin').click();
  await page.getByRole('link', { name: /Përshtatja FP-/u }).click(patience);
  await page.getByRole('heading', { level: 1, name: /^Përshtatje \S*\d/u }).waitFor(patience);
  return postedToStock('Hap regjistrimin');
}

/** Posts an adjustment to eleven pieces, as if one of the missing pieces was found. */
async function correctCount(): Promise<number> {
  await open('/warehouse/adjustments/new', 'Përshtatje e re');
  await choose('Dyqani', shopName);
  await scan(sku, lineField('Numëruar'));
  await lineField('Numëruar').fill('11');
  await page.getByRole('table', { name: 'Mallrat' }).getByText('1.000', { exact: true }).waitFor(patience);
  await post('Regjistro përshtatjen', /^Përshtatje \S*\d/u);
  return postedToStock('Hap regjistrimin');
}

test(
  'goods that are received, sold, transferred, counted and corrected leave a valuation equal to the stock accounts of the journal',
  { timeout: 600_000 },
  async () => {
    page = await trial.enter(owner, 'Vlerësimi i inventarit', { at: '/warehouse/valuation' });
    const before = await shownValue();
    expect(await journalBalance()).toBe(before);
    expect(await receiveGoods()).toBe(1250);
    expect(await sell()).toBe(-187.5);
    expect(await transfer()).toBe(0);
    expect(await count()).toBe(-125);
    expect(await correctCount()).toBe(62.5);
    const after = await shownValue();
    expect(after - before).toBeCloseTo(1000, 2);
    expect(await journalBalance()).toBe(after);
  },
);
