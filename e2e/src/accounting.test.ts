import { contract } from '@tezga/contract';
import type { WireClient } from '@tezga/contract/client';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { arrivesAt, overflowOf, owner, pathOf, phone } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();
const patience = { timeout: 30_000 };

let call: WireClient;
beforeAll(async () => {
  ({ call } = await callerSignedIn(trial.address, owner));
});

/** An invoice sold without cash, so that no drawer must be open. */
async function soldInvoice(price = 12_000) {
  const { posList } = await call(contract.tills.posList, {});
  return call(contract.sales.issue, {
    saleId: Date.now().toString(16).padStart(12, '0').slice(-12).padEnd(24, 'b'),
    tillId: posList[0]?._id ?? '',
    lines: [{ name: 'Makinë kafeje', unit: 'copë', quantity: 1, price, vat: '20' }],
    payments: [{ type: 'ACCOUNT', amount: price }],
    buyer: { idType: 'NUIS', idNumber: 'L12006511W', name: 'Hotel Deti', address: 'Rr. 4', town: 'Durrës' },
  });
}

const invoicePage = (login: typeof owner, { _id, invoiceNumber }: { _id: string; invoiceNumber: string }) =>
  trial.enter(login, `Faturë ${invoiceNumber}`, { at: `/receipts/${_id}` });

const historyOf = (page: Page) => page.getByRole('region', { name: 'Jeta e faturës' });

test('an invoice links to its journal entry, the entry to the ledger account, and back navigation returns to the invoice', async () => {
  const sold = await soldInvoice();
  const page = await invoicePage(owner, sold);
  await historyOf(page).getByRole('link', { name: 'Kontabilizuar' }).click();
  const entry = `Shitja · Fatura ${sold.invoiceNumber}`;
  await arrivesAt(page, entry);
  const lines = page.getByRole('table', { name: 'Llogaritë e prekura' });
  expect((await lines.innerText()).replaceAll(/\s+/gu, ' ')).toContain('4457 TVSH e pagueshme');
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await lines.getByRole('link', { name: 'TVSH e pagueshme' }).click();
  await page.getByRole('heading', { level: 1, name: /^Ditari/u }).waitFor();
  await page.getByText('4457 TVSH e pagueshme').waitFor();
  await page.getByRole('row', { name: new RegExp(`Fatura ${sold.invoiceNumber}`, 'u') }).dblclick();
  await arrivesAt(page, entry);
  await page
    .getByRole('link', { name: `Fatura ${sold.invoiceNumber}` })
    .first()
    .click();
  await arrivesAt(page, `Faturë ${sold.invoiceNumber}`);
  expect(pathOf(page)).toBe(`/receipts/${sold._id}`);
  for (const [part, link] of [
    ['Kontabiliteti', 'Shitja'],
    ['Historiku', 'Kontabilizuar'],
  ] as const) {
    await page.getByRole('region', { name: part }).getByRole('link', { name: link }).click();
    await arrivesAt(page, entry);
    await page.goBack();
    await arrivesAt(page, `Faturë ${sold.invoiceNumber}`);
  }
  const fiscal = page.getByRole('region', { name: 'Fiskalizimi' });
  expect(await fiscal.innerText()).toMatch(/Numri i plotë\s+\d+\/\d{4}[\s\S]*Kodi i shitjes\s+[\da-f]{24}/u);
  await page.getByText('Lloji i faturës').waitFor();
});

test('the journal shows its entries one by one on a phone', async () => {
  const { posList } = await call(contract.tills.posList, {});
  const opening = { pos_id: posList[0]?._id ?? '', operation: 'INITIAL', amount: 5_000 } as const;
  await call(contract.cashRegister.reportBalance, opening);
  const page = await trial.enter(owner, 'Ditari', { at: '/journal?f.kind=drawer', device: phone });
  const card = page.getByText(/^Lëvizje arke/u).first();
  await card.waitFor(patience);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await card.tap();
  await page.getByRole('heading', { level: 1, name: /^Sirtari · Lëvizje arke/u }).waitFor();
  await page.getByText('Arka në lekë').first().waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

test('a seller without the right to accounting sees no journal and no link to it on the page of an invoice', async () => {
  const seller = await trial.staff.hireWith('Shitës pa libra', { receipts: 'read' });
  const page = await invoicePage(seller, await soldInvoice());
  await page.getByRole('table', { name: 'TVSH sipas shkallës' }).waitFor();
  expect(await page.getByText('TVSH e pagueshme').count()).toBe(0);
  expect(await page.locator('main a[href^="/journal"]').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Ditari' }).count()).toBe(0);
});

test('amounts in millions are shown in full on the page of an invoice, also on a phone', async () => {
  const { _id, invoiceNumber } = await soldInvoice(1_250_000);
  const page = await trial.enter(owner, `Faturë ${invoiceNumber}`, { at: `/receipts/${_id}`, device: phone });
  const rates = page.getByRole('table', { name: 'TVSH sipas shkallës' });
  const overhang = await rates.evaluate((table) => {
    const sheet = table.closest('section');
    return table.getBoundingClientRect().right - (sheet?.getBoundingClientRect().right ?? 0);
  });
  expect(overhang).toBeLessThanOrEqual(0);
});
