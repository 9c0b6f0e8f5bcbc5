import { contract } from '@tezga/contract';
import type { WireClient } from '@tezga/contract/client';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findingsAtBothWidths } from './axe-findings.ts';
import { overflowOf, owner, pathOf, phone } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial({ ownProduct: true });
const all = '/purchases_all';

let authority = '';
let call: WireClient;
let page: Page;
beforeAll(async () => {
  authority = await trial.product.startTaxAuthority();
  ({ call } = await callerSignedIn(trial.address, owner));
  // Journeys begin without a past, so the suppliers of the demonstration issue their invoices now.
  const supply = trial.database.json({ key: 'market', at: new Date().toISOString() });
  await trial.database`select platform.add_job('demo:supply', ${supply}::json, null, null)`;
});

/** The suppliers of the demonstration issue their invoices while people enter already. */
async function suppliesAreThere(): Promise<void> {
  await expect
    .poll(async () => (await call(contract.purchases.list, {})).totals.documentsCount, { timeout: 120_000 })
    .toBe(7);
}

const look = async () => expect(await findingsAtBothWidths(page), page.url()).toEqual([]);
const row = (name: string | RegExp) => page.getByRole('row', { name });

async function authorityHas(trouble: Record<string, string>): Promise<void> {
  await fetch(`${authority}/control/api/switches`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(trouble),
  });
}

/** Opens an e-invoice of a supplier, looks at all of it and accepts it. */
async function acceptOne(): Promise<void> {
  await row(/Pije Adriatik/u)
    .first()
    .dblclick();
  await page.getByRole('heading', { level: 1, name: /^Blerje \d+\/\d{4}/u }).waitFor();
  await page.getByRole('table', { name: 'Artikujt' }).getByText('Ujë 0,5 l').waitFor();
  await page.getByRole('table', { name: 'TVSH sipas shkallës' }).getByText('20').first().waitFor();
  await look();
  await page.getByRole('button', { name: 'Shih PDF' }).click();
  await page.getByRole('dialog').locator('canvas').first().waitFor();
  await page.getByRole('button', { name: 'Mbyll' }).last().click();
  await page.getByRole('button', { name: 'Prano', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Prano' }).click();
  await page.getByText('E-fatura u pranua.').waitFor();
  await page.getByText('E pranuar').first().waitFor();
}

async function refuseTwo(): Promise<void> {
  const boxes = page.getByRole('row', { name: /Furra Drita/u }).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Refuzo', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refuzo' }).click();
  await page.getByText('U refuzuan 2 e-fatura.').waitFor();
}

test(
  'purchases come from both sources, one is accepted, two are refused, and they stay while no source replies',
  { timeout: 240_000 },
  async () => {
    await suppliesAreThere();
    page = await trial.enter(owner, 'Blerjet', { at: all });
    await row(/Furra Drita/u)
      .first()
      .waitFor();
    await row(/Kancelari Dajti.*Pa e-faturë|Pa e-faturë.*Kancelari Dajti/u).waitFor();
    await page.getByRole('button', { name: 'Rifresko' }).click();
    await page.getByText('Blerjet janë të freskëta.').waitFor();
    await look();
    await acceptOne();
    await page.goto(`${trial.address}/purchases_electronic?status=DELIVERED`);
    await refuseTwo();
    const { totals } = await call(contract.purchases.list, { tableOptions: { statuses: ['REFUSED'] } });
    expect(totals.documentsCount).toBe(2);
    await authorityHas({ down: 'refused' });
    await page.getByRole('button', { name: 'Rifresko' }).click();
    await page.getByText('Self-Care nuk u lexua').waitFor();
    await row(/Furra Drita/u)
      .first()
      .waitFor();
    await look();
    await authorityHas({ down: 'no' });
  },
);

test('on a phone purchases are cards that fit, and lead to their page', async () => {
  page = await trial.enter(owner, 'Blerjet', { at: all, device: phone });
  await page.getByText('Furra Drita').first().waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByText('Furra Drita').first().click();
  await expect.poll(() => pathOf(page)).toMatch(/^\/purchases_all\/[\da-f]{24}$/u);
});
