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

let call: WireClient;
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

const buyer = {
  idType: 'NUIS',
  idNumber: 'L12006511W',
  name: 'Blerësi',
  address: 'Rruga 1',
  town: 'Tiranë',
} as const;

/**
 * Issues an invoice of two coffees and three teas that is paid later. With `daysAgo`, the invoice was written in the
 * bound book that many days ago and is entered now.
 */
async function sold({ daysAgo = 0 } = {}) {
  const issuedAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const line = { unit: 'copë', vat: '20' };
  return call(contract.sales.issue, {
    saleId: randomBytes(12).toString('hex'),
    tillId,
    buyer,
    lines: [
      { ...line, name: 'Kafe', quantity: 2, price: 120 },
      { ...line, name: 'Çaj', quantity: 3, price: 100 },
    ],
    payments: [{ type: 'ACCOUNT', amount: 540 }],
    ...(daysAgo === 0 ? {} : { document: { late: { reason: 'BOUNDBOOK', issuedAt } } }),
  });
}

const invoiceHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Faturë \d+\/\d{4}/u });

/** Opens the page of an invoice, or a page below it. */
const openInvoice = (
  title: string,
  { _id, invoiceNumber }: { readonly _id: string; readonly invoiceNumber: string },
  below = '',
) => trial.enter(owner, `${title} ${invoiceNumber}`, { at: `/receipts/${_id}${below}` });

test('taking back two pieces of a line creates a credit note, which gets its NIVF', async () => {
  const page = await openInvoice('Faturë', await sold());
  await page.getByRole('button', { name: 'Korrigjo' }).click();
  await page.getByLabel('Sasia që merret mbrapsht: Çaj').fill('2');
  await page.getByText('Notë krediti').first().waitFor(patience);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByLabel('Shënim').fill('Dy u kthyen');
  await page.getByRole('button', { name: 'Lësho: Notë krediti' }).click();
  await invoiceHeading(page).waitFor(patience);
  await expect.poll(() => page.getByRole('main').innerText(), patience).toMatch(code);
  await page.getByRole('region', { name: 'Dokumente të lidhura' }).getByRole('link').click();
  await page.getByText('Korrigjuar nga').waitFor(patience);
});

test(
  'a new price creates a debit note, taking back the rest cancels the invoice, and a bad debt is written off',
  { timeout: 120_000 },
  async () => {
    const invoice = await sold();
    const { _id } = invoice;
    const page = await openInvoice('Korrigjo faturën', invoice, '/correct');
    await page.getByLabel('Sasia që merret mbrapsht: Kafe').fill('1');
    await page.getByLabel('Çmimi i ri: Kafe').fill('150');
    await page.getByRole('button', { name: 'Lësho: Notë debiti' }).click();
    await invoiceHeading(page).waitFor(patience);
    await page.goto(`${trial.address}/receipts/${_id}/correct`);
    await page.getByRole('button', { name: 'Merr mbrapsht gjithçka' }).click();
    await page.getByRole('button', { name: 'Lësho: Notë krediti' }).click();
    await page.getByRole('button', { name: 'Anulo faturën' }).click();
    await invoiceHeading(page).waitFor(patience);
    const { invoice: cancelled } = await call(contract.sales.one, { id: _id });
    expect(cancelled.cancelledByInvoiceWithOrderNumber).not.toBeNull();
    await page.goto(`${trial.address}/receipts/${_id}/correct`);
    await page.getByText('nuk ka mbetur asgjë').waitFor(patience);

    const owed = await sold({ daysAgo: 2 });
    await page.goto(`${trial.address}/receipts/${owed._id}`);
    await page.getByRole('button', { name: 'Deklaro borxh të keq' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deklaro borxh të keq' }).click();
    const number = owed.invoiceNumber;
    await page.getByText(`Borxh i keq për ${number}`, { exact: true }).waitFor(patience);
    await page.getByRole('link', { name: number, exact: true }).click();
    await page.getByText(/^Deklaruar borxh i keq nga \d/u).waitFor(patience);
    const { hindrance } = await call(contract.sales.correctable, { id: owed._id });
    expect(hindrance).toBe('debt-given-up');
  },
);
