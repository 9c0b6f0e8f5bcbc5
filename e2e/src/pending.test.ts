import { randomBytes } from 'node:crypto';
import { contract } from '@tezga/contract';
import type { WireClient } from '@tezga/contract/client';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { owner } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial({ ownProduct: true });
const code = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/u;
const patience = { timeout: 30_000 };
/** A business unit code with a valid format that is not registered at the tax authority. */
const wrongUnit = 'zz999zz999';

let call: WireClient;
let tillId = '';
let shopId = '';
beforeAll(async () => {
  ({ call } = await callerSignedIn(trial.address, owner));
  const { posList } = await call(contract.tills.posList, {});
  const till = posList.find(({ tcrCode }) => tcrCode !== '');
  [tillId, shopId] = [till?._id ?? '', till?.shopId ?? ''];
});

const sold = () =>
  call(contract.sales.issue, {
    saleId: randomBytes(12).toString('hex'),
    tillId,
    buyer: { idType: 'NUIS', idNumber: 'L12006511W', name: 'Blerësi', address: 'Rruga 1', town: 'Tiranë' },
    lines: [{ name: 'Shërbim', unit: 'copë', vat: '20', quantity: 1, price: 120 }],
    payments: [{ type: 'ACCOUNT', amount: 120 }],
  });

/** In the database, because the server refuses to change the code of a shop with a registered till. */
async function setUnit(bUnit: string): Promise<string> {
  const { shops } = await call(contract.shops.list, {});
  const shop = shops.find(({ _id }) => _id === shopId);
  if (shop === undefined) throw new Error('the till is in no shop');
  await trial.database`update tenant.shops set business_unit_code = ${bUnit} where id = ${shopId}`;
  return shop.bUnit;
}

/** Makes the document look this many hours old. */
const age = (id: string, hours: number) => trial.database`
  update tenant.fiscal_documents set made_at = made_at - make_interval(hours => ${hours}) where id = ${id}`;

async function rowAction(page: Page, number: string, action: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Veprime për.*${number}`, 'u') }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an overdue document shows a warning on every page until a user acknowledges it', async () => {
  const { _id, invoiceNumber } = await sold();
  await age(_id, 49);
  const page = await trial.enter(owner, 'Klientët', { at: '/customers' });
  const warning = page.getByRole('region', { name: 'Afati kaloi: 1 faturë' });
  await warning.getByRole('link', { name: 'Shihni cilat' }).click();
  await page.getByText('Ende nga askush').waitFor(patience);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await rowAction(page, invoiceNumber, 'E pashë');
  await page.getByText('Të gjitha i ka parë dikush').waitFor(patience);
  await page.goto(`${trial.address}/customers`);
  await page.getByRole('heading', { level: 1, name: /^Klientët/u }).waitFor(patience);
  expect(await warning.count()).toBe(0);
});

const one = async (id: string) => (await call(contract.sales.one, { id })).invoice;

/** An invoice sold while its shop had a code that the tax authority does not know. */
async function refused() {
  const right = await setUnit(wrongUnit);
  const { _id, invoiceNumber } = await sold();
  await expect.poll(async () => (await one(_id)).status, patience).toBe('error');
  await setUnit(right);
  return { _id, invoiceNumber, right };
}

test("an invoice refused because of its shop's code is repaired and accepted", async () => {
  await trial.product.startTaxAuthority();
  const { _id, invoiceNumber, right } = await refused();
  const page = await trial.enter(owner, 'Në pritje', { at: '/receipts/waiting' });
  await rowAction(page, invoiceNumber, 'Ndreq dhe ridërgo');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`${wrongUnit} → ${right}`).waitFor(patience);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ndreq dhe ridërgo' }).click();
  await page.getByText('Fatura u ndreq dhe u nis te tatimet.').waitFor(patience);
  await expect.poll(async () => (await one(_id)).meta.fic, patience).toMatch(code);
  await page.goto(`${trial.address}/receipts/${_id}`);
  const history = page.getByRole('region', { name: 'Jeta e faturës' });
  await history.getByText('Ndrequr').waitFor(patience);
});

test('an invoice that cannot be repaired is retracted, after which it is no longer pending and is counted among the errors', async () => {
  const { _id, invoiceNumber } = await refused();
  const page = await trial.enter(owner, 'Në pritje', { at: '/receipts/waiting' });
  await rowAction(page, invoiceNumber, 'Hiq nga librat…');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Shënim').fill('Blerësi ishte i gabuar');
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Hiq nga librat' }).click();
  await page.getByText('Fatura u hoq nga librat').first().waitFor(patience);
  await page.goto(`${trial.address}/receipts/${_id}`);
  await page.getByText('Hequr nga librat').first().waitFor(patience);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  expect((await call(contract.sales.waiting, {})).invoices.map(({ _id: id }) => id)).not.toContain(_id);
  const { count } = await call(contract.sales.list, { statuses: ['error'] });
  await page.goto(`${trial.address}/receipts`);
  await page.getByRole('button', { name: `Gabim ${count}`, exact: true }).click();
  const rows = page.getByRole('button', { name: /^Veprime për/u });
  await expect.poll(() => rows.count(), patience).toBe(count);
  expect(await rows.and(page.getByRole('button', { name: new RegExp(invoiceNumber, 'u') })).count()).toBe(1);
});
