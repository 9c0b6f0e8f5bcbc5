import { contract } from '@tezga/contract';
import type { WireClient } from '@tezga/contract/client';
import { readPdf } from '@tezga/print/read-pdf';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { arrivesAt, owner, pathOf, signIn } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import type { Hired } from './staff.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial({ ownProduct: true });
const code = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/u;
const patience = { timeout: 30_000 };

let authority = '';
let call: WireClient;
let page: Page;
beforeAll(async () => {
  authority = await trial.product.startTaxAuthority();
  ({ call } = await callerSignedIn(trial.address, owner));
});

const articleField = () => page.getByRole('combobox', { name: 'Artikulli: emër, SKU ose barkod' });
const issued = () => page.getByRole('region', { name: /^Fatura \d+\/\d{4}/u });

const json = { 'content-type': 'application/json' };

/** Hires a seller whose operator code the tax authority has just issued. */
async function hireSeller(): Promise<Hired> {
  const opCode = 'pr123sh456';
  const { nipt } = await call(contract.settings.businessData, {});
  const taxpayers = `${authority}/control/api/taxpayers`;
  const registered = (await (await fetch(`${taxpayers}/${nipt}`)).json()) as object;
  const operators = [{ code: opCode, firstName: 'Punonjës', lastName: 'I Ri' }];
  const answer = await fetch(taxpayers, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ ...registered, operators }),
  });
  expect(answer.ok).toBe(true);
  return trial.staff.hireSomeone({ opCode });
}

/** Changes the given fault switches of the tax authority's stand-in; `down: 'no'` ends the outage. */
async function setAuthorityFaults(faults: Record<string, string>): Promise<void> {
  await fetch(`${authority}/control/api/switches`, {
    method: 'PUT',
    headers: json,
    body: JSON.stringify(faults),
  });
}

async function drawersAreOpen(): Promise<void> {
  const { posList } = await call(contract.tills.posList, {});
  const { eposList } = await call(contract.tills.eposList, {});
  for (const { _id: pos_id, tcrCode } of [...posList, ...eposList]) {
    if (tcrCode === '') continue;
    const { initialBalance } = await call(contract.cashRegister.initialBalance, { pos_id });
    if (initialBalance === null)
      await call(contract.cashRegister.reportBalance, { pos_id, operation: 'INITIAL', amount: 5000 });
  }
}

async function skuOf(place: number): Promise<string> {
  const { articles } = await call(contract.articles.page, { perPage: 20 });
  const sold = articles.filter(({ article }) => article.currency === 'ALL');
  return sold[place]?.article.sku ?? '';
}

/** Types like a scanner: the code, then Enter. */
async function scan(text: string): Promise<void> {
  await articleField().fill(text);
  await page.keyboard.press('Enter');
  await expect.poll(() => articleField().inputValue()).toBe('');
}

test('a new seller opens a drawer, sells for cash by keyboard, and sees the NIVF arrive', async () => {
  const seller = await hireSeller();
  page = await trial.visit('/');
  await signIn(page, seller);
  await arrivesAt(page, 'Faturë e re');
  await page.getByText('Sirtari i kësaj arke nuk është hapur sot').waitFor();
  await page.getByLabel('Para në sirtar').fill('5000');
  await page.getByRole('button', { name: 'Hap sirtarin' }).click();
  await page.getByText('Sirtari i kësaj arke nuk është hapur sot').waitFor({ state: 'hidden' });
  for (const place of [0, 1, 2]) await scan(`2*${await skuOf(place)}`);
  // The form has no fields for price and discount, because an operator may set neither.
  expect(await page.locator('[data-field="lines.0.quantity"]').count()).toBe(1);
  expect(await page.locator('[data-field$=".price"], [data-field$=".discount"]').count()).toBe(0);
  await page.keyboard.press('Control+Enter');
  await issued().waitFor(patience);
  await expect.poll(() => issued().innerText(), patience).toMatch(code);
});

/** The invoice number without the code of the till, as the heading shows it. */
const headingOf = (invoiceNumber: string) => `Faturë ${invoiceNumber.split('/').slice(0, 2).join('/')}`;

async function newestInvoice() {
  const { invoices } = await call(contract.sales.list, {});
  const [newest] = invoices;
  if (newest === undefined) throw new Error('no invoice was found');
  return { id: newest._id, heading: headingOf(newest.meta.invoiceNumber), ...newest.meta };
}

/** Replaces the printer with a fake that counts the printed pages. */
const connectPrinter = (browser: Page) =>
  browser.addInitScript(() => {
    Object.assign(globalThis, {
      print: () => {
        const pages = document.querySelectorAll('#tezga-paper img').length;
        document.documentElement.dataset['printedPages'] = String(pages);
        dispatchEvent(new Event('afterprint'));
      },
    });
  });

const printedPages = () => page.evaluate(() => document.documentElement.dataset['printedPages']);

async function textOnPaper(id: string): Promise<string> {
  const { name, pdf } = await call(contract.sales.pdf, { ids: [id] });
  expect(name).toMatch(/\.pdf$/u);
  return (await readPdf(Buffer.from(pdf, 'base64'))).map(({ text }) => text).join(' ');
}

test(
  'a non-cash sale takes its buyer from the tax register, prints an original, then a copy, and moves stock',
  { timeout: 180_000 },
  async () => {
    await drawersAreOpen();
    page = await trial.enter(owner, 'Faturë e re', { at: '/receipts/new', before: connectPrinter });
    expect(await violationsAtBothWidths(page), 'a new invoice').toEqual([]);
    await page.getByRole('button', { name: 'Pa para në dorë' }).click();
    await page.getByLabel('Blerësi, NIPT ose emër').fill('L12006511W');
    await page.getByText('nga tatimet').waitFor(patience);
    await page.keyboard.press('Enter');
    await scan(await skuOf(3));
    await page.keyboard.press('Control+Enter');
    await issued().waitFor(patience);
    await expect.poll(() => issued().innerText(), patience).toMatch(code);
    await issued().getByRole('link', { name: 'Hap faturën' }).click();
    const { id, heading } = await newestInvoice();
    await arrivesAt(page, heading);
    await page.getByRole('region', { name: 'Kontabiliteti' }).waitFor();
    expect(await violationsAtBothWidths(page), 'the invoice').toEqual([]);
    await printTwice(id);
    const [check] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Kontrollo te tatimet' }).first().click(),
    ]);
    await check.waitForLoadState();
    expect(check.url()).toContain('iic=');
    await check
      .getByText(/[0-9A-F]{32}/u)
      .first()
      .waitFor(patience);
    const moved = (await call(contract.sales.one, { id })).invoice.stockMovements?.[0];
    if (moved === undefined) throw new Error('no stock movement was found');
    const stock = page.getByRole('region', { name: 'Magazina' });
    await stock.getByRole('link', { name: moved.name, exact: true }).first().click();
    await expect.poll(() => pathOf(page), patience).toBe(`/warehouse/articles/${moved.articleId}`);
  },
);

/** Prints from the displayed PDF; from the second print on it is marked as a copy. */
async function printTwice(id: string): Promise<void> {
  const printing = page
    .getByRole('region', { name: 'Jeta e faturës' })
    .getByRole('listitem')
    .filter({ hasText: 'Printuar' });
  await expect.poll(() => printing.innerText()).toContain('Ende jo');
  expect(await textOnPaper(id)).not.toContain('KOPJE');
  await page.getByRole('button', { name: 'Printo' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('80 mm').waitFor();
  await dialog.getByRole('button', { name: 'Printo', exact: true }).click();
  await expect.poll(printedPages, patience).toBe('1');
  await dialog.getByRole('button', { name: 'Mbyll', exact: true }).click();
  await expect.poll(() => printing.innerText()).toContain('A4');
  expect(await textOnPaper(id)).toContain('KOPJE');
}

test(
  'an invoice issued while the tax authority is down is fiscalized later and found from its dashboard hour',
  { timeout: 180_000 },
  async () => {
    await drawersAreOpen();
    await setAuthorityFaults({ down: 'unavailable' });
    page = await trial.enter(owner, 'Faturë e re', { at: '/receipts/new' });
    await scan(await skuOf(1));
    await page.keyboard.press('Control+Enter');
    await issued().waitFor(patience);
    const { id, invoiceNumber, heading } = await newestInvoice();
    await page.goto(`${trial.address}/receipts/waiting`);
    await arrivesAt(page, 'Në pritje');
    await page.getByRole('row', { name: new RegExp(invoiceNumber, 'u') }).waitFor();
    expect(await violationsAtBothWidths(page), 'what waits').toEqual([]);
    await page.goto(`${trial.address}/receipts/${id}`);
    await arrivesAt(page, heading);
    const fiscal = page.getByRole('region', { name: 'Fiskalizimi' });
    await fiscal.getByText('Ende jo').first().waitFor();
    await setAuthorityFaults({ down: 'no' });
    await page.getByRole('button', { name: 'Ridërgo' }).first().click();
    await expect.poll(() => fiscal.innerText(), patience).toMatch(code);

    await page.goto(`${trial.address}/sales`);
    await arrivesAt(page, 'Fitimi sipas faturës');
    expect(await violationsAtBothWidths(page), 'the sales').toEqual([]);
    await page.goto(`${trial.address}/dashboard`);
    await arrivesAt(page, 'Paneli');
    const hours = page.getByRole('region', { name: 'Shitjet sipas orës' });
    const asTable = hours.getByRole('button', { name: 'Si tabelë' });
    await asTable.waitFor();
    expect(await violationsAtBothWidths(page), 'the dashboard').toEqual([]);
    await asTable.click();
    await hours.getByRole('table').waitFor();
    expect(await violationsAtBothWidths(page), 'the hours as a table').toEqual([]);
    const first = hours.getByRole('row').nth(1);
    const count = await first.getByRole('cell').first().innerText();
    const link = first.getByRole('link');
    const hour = await link.innerText();
    await link.click();
    await arrivesAt(page, 'Faturat');
    await page.getByText(hour).first().waitFor();
    const counted = page.getByText(count === '1' ? '1 faturë' : `${count} fatura`, { exact: true });
    await expect.poll(() => counted.count(), patience).toBeGreaterThan(0);
    expect(await violationsAtBothWidths(page), 'the invoices').toEqual([]);
  },
);
