import { randomBytes } from 'node:crypto';
import { contract } from '@tezga/contract';
import { beforeAll, expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { arrivesAt, owner } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial();
const name = 'Klientja me pikë';

let customerId = '';
beforeAll(async () => {
  const { call } = await callerSignedIn(trial.address, owner);
  const identity = { idType: 'ID', idNumber: 'I05101999I', country: 'ALB' } as const;
  const place = { address: 'Rruga e Provës 1', town: 'Tiranë' };
  ({ customerId } = await call(contract.customers.add, { name, ...identity, ...place }));
  const { posList } = await call(contract.tills.posList, {});
  await call(contract.sales.issue, {
    saleId: randomBytes(12).toString('hex'),
    tillId: posList.find(({ tcrCode }) => tcrCode !== '')?._id ?? '',
    customerId,
    lines: [{ name: 'Shërbim', unit: 'copë', vat: '20', quantity: 1, price: 500 }],
    payments: [{ type: 'ACCOUNT', amount: 500 }],
  });
});

test('the owner sets the value of a point, gives a customer points, and the customer pays an invoice with them', async () => {
  const page = await trial.enter(owner, 'Kredi klienti', { at: '/settings?section=client-credit' });
  await page.getByLabel('Vlera e një pike').fill('8');
  expect(await violationsAtBothWidths(page), 'settings').toEqual([]);
  await page.getByRole('button', { name: /^Ruaj/ }).click();
  await page.getByText('Konfigurimi u ruajt me sukses!').waitFor();

  await page.goto(`${trial.address}/subject_drawer/customer/${customerId}`);
  await arrivesAt(page, name);
  await page.getByRole('button', { name: 'Ndrysho kredinë' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ndrysho kredinë' });
  await dialog.getByLabel('Pikët').fill('50');
  expect(await violationsAtBothWidths(page), 'dialog').toEqual([]);
  await dialog.getByRole('button', { name: 'Ruaj kredinë' }).click();
  await page.getByText('50.00 pikë').waitFor();
  expect(await violationsAtBothWidths(page), 'card').toEqual([]);

  await page.getByRole('link', { name: 'Paguaj' }).click();
  await page.getByText('Kredi klienti', { exact: true }).click();
  await page.getByLabel('Shuma').fill('300');
  expect(await violationsAtBothWidths(page), 'form').toEqual([]);
  await page.getByRole('button', { name: 'Regjistro pagesën' }).click();
  await arrivesAt(page, name);
  await page.getByText('12.50 pikë').waitFor();
});
