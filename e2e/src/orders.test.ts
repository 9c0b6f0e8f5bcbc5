import { contract } from '@tezga/contract';
import type { WireClient } from '@tezga/contract/client';
import { recordIdFrom } from '@tezga/domain';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { arrivesAt, owner, searchList } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial({ ownProduct: true });
const code = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/u;
const patience = { timeout: 30_000 };
const table = 'Tavolina e provës 17';

let call: WireClient;
let page: Page;
let tillId = '';
beforeAll(async () => {
  await trial.product.startTaxAuthority();
  ({ call } = await callerSignedIn(trial.address, owner));
  const { posList } = await call(contract.tills.posList, {});
  tillId = posList.find(({ tcrCode }) => tcrCode !== '')?._id ?? '';
  const { initialBalance } = await call(contract.cashRegister.initialBalance, { pos_id: tillId });
  if (initialBalance === null)
    await call(contract.cashRegister.reportBalance, { pos_id: tillId, operation: 'INITIAL', amount: 5000 });
});

/** Registers an order at a table, to be paid later. */
async function serve(price: number, notes = table): Promise<string> {
  const { _id } = await call(contract.sales.issue, {
    saleId: recordIdFrom(Date.now(), crypto.getRandomValues(new Uint8Array(6))),
    tillId,
    lines: [{ name: 'Kafe ekspres', unit: 'copë', quantity: 1, price, vat: '20' }],
    payments: [{ type: 'ORDER', amount: price }],
    notes,
  });
  return _id;
}

const dialog = () => page.getByRole('dialog', { name: 'Faturë përmbledhëse' });

async function chooseAllOf(name: string): Promise<void> {
  await searchList(page, 'Klient, NIPT ose tavolinë…', name);
  await expect.poll(() => page.getByRole('row', { name: new RegExp(name, 'u') }).count(), patience).toBe(2);
  await page.getByRole('checkbox', { name: 'Zgjidh gjithë faqen' }).click();
  await page.getByRole('button', { name: 'Përmblidh në faturë' }).click();
  await dialog().getByText('2 porosi, gjithsej').waitFor(patience);
}

test(
  'two orders of a table become one invoice with its NIVF, and orders that are already summed up are refused',
  { timeout: 120_000 },
  async () => {
    const place = 'Tavolina e provës 18';
    const taken = [await serve(120, place), await serve(120, place)];
    const orders = [await serve(120), await serve(240)];
    page = await trial.enter(owner, 'Faturat', { at: '/receipts' });
    await page.getByRole('main').getByRole('link', { name: 'Porositë e hapura' }).click();
    await arrivesAt(page, 'Porositë e hapura');
    expect(await violationsAtBothWidths(page)).toEqual([]);
    await chooseAllOf(place);
    await call(contract.sales.summarize, {
      saleId: recordIdFrom(Date.now(), crypto.getRandomValues(new Uint8Array(6))),
      invoiceIds: taken,
      tillId,
      payments: [{ type: 'BANKNOTE', amount: 240 }],
    });
    await dialog().getByRole('button', { name: 'Lësho faturën' }).click();
    await dialog().getByText('Kjo porosi është përmbledhur tashmë').waitFor(patience);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });

    await chooseAllOf(table);
    expect(await violationsAtBothWidths(page)).toEqual([]);
    await dialog().getByLabel('Shuma e dhënë').fill('1000');
    await expect.poll(() => dialog().getByLabel('Kusuri').innerText()).toContain('640');
    await page.keyboard.press('Enter');
    await page.getByText(/^U lëshua fatura përmbledhëse/u).waitFor(patience);
    await page.getByRole('heading', { level: 1, name: /^Faturë \d+\/\d{4}/u }).waitFor(patience);
    const fiscal = page.getByRole('region', { name: 'Fiskalizimi' });
    await expect.poll(() => fiscal.innerText(), patience).toMatch(code);
    const { invoice } = await call(contract.sales.one, { id: page.url().split('/').at(-1) ?? '' });
    expect(invoice).toMatchObject({ totalPrice: 360, status: 'fiscalized' });
    expect(invoice.references.map(({ _id }) => _id).toSorted()).toEqual(orders.toSorted());
    const { invoice: order } = await call(contract.sales.one, { id: orders[0] ?? '' });
    expect(order.usedAsOrderInvoice).toBe(true);
    for (const search of [table, place])
      expect((await call(contract.sales.openOrders, { search })).orders).toEqual([]);
  },
);
