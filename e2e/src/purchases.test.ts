import { contract } from '@tezga/contract';
import type { WireClient } from '@tezga/contract/client';
import { readPdf } from '@tezga/print/read-pdf';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { overflowOf, owner, pathOf, phone } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { contentOf } from './file-on-disk.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial({ ownProduct: true });
const all = '/purchases_all';

let authority = '';
let call: WireClient;
let page: Page;
beforeAll(async () => {
  authority = await trial.product.startTaxAuthority();
  ({ call } = await callerSignedIn(trial.address, owner));
  // In journeys the demo has no past sales, so this makes its suppliers issue their invoices now.
  const supply = trial.database.json({ key: 'market', at: new Date().toISOString() });
  await trial.database`select platform.add_job('demo:supply', ${supply}::json, null, null)`;
});

/** Waits for the invoices of the demo suppliers, which are issued in the background. */
async function waitForSupplies(): Promise<void> {
  await expect
    .poll(async () => (await call(contract.purchases.list, {})).totals.documentsCount, { timeout: 120_000 })
    .toBe(7);
}

const expectNoViolations = async () => expect(await violationsAtBothWidths(page), page.url()).toEqual([]);
const row = (name: string | RegExp) => page.getByRole('row', { name });

async function setAuthorityFaults(trouble: Record<string, string>): Promise<void> {
  await fetch(`${authority}/control/api/switches`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(trouble),
  });
}

/** Opens an e-invoice of a supplier, reads it and accepts it. */
async function acceptOne(): Promise<void> {
  await row(/Pije Adriatik/u)
    .first()
    .dblclick();
  await page.getByRole('heading', { level: 1, name: /^Blerje \d+\/\d{4}/u }).waitFor();
  await page.getByRole('table', { name: 'Artikujt' }).getByText('Ujë 0,5 l').waitFor();
  await page.getByRole('table', { name: 'TVSH sipas shkallës' }).getByText('20').first().waitFor();
  await expectNoViolations();
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

/** The text of each page of a PDF that the server returned. */
const textsOf = async (pdf: Buffer) => (await readPdf(pdf)).map(({ text }) => text);

test(
  'the PDFs of the selected purchases are saved as one file in the order of the list, and the purchase of a damaged PDF is named',
  { timeout: 240_000 },
  async () => {
    await waitForSupplies();
    const { documents } = await call(contract.purchases.list, {});
    const [damaged, ...others] = documents;
    const expected: string[] = [];
    for (const { _id: originId } of others) {
      const { pdf } = await call(contract.purchases.pdf, { originId });
      expected.push(...(await textsOf(Buffer.from(pdf, 'base64'))));
    }
    page = await trial.enter(owner, 'Blerjet', { at: all });
    await page.route(`**/purchases-service/pdf?*${damaged?._id}*`, async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as object;
      await route.fulfill({ response, json: { ...reply, pdf: btoa('%PDF-1.7 damaged') } });
    });
    await page.getByRole('checkbox', { name: 'Zgjidh gjithë faqen' }).check();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Shkarko PDF' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('Blerjet.pdf');
    expect(await textsOf(await contentOf(file))).toEqual(expected);
    await page.getByText('PDF-ja e kësaj blerjeje është e dëmtuar').waitFor();
    await page.getByText('1 i zgjedhur').waitFor();
    await expectNoViolations();
  },
);

test(
  'the list has purchases with and without an e-invoice, e-invoices are accepted or refused, and purchases stay listed while the tax authority is down',
  { timeout: 240_000 },
  async () => {
    await waitForSupplies();
    page = await trial.enter(owner, 'Blerjet', { at: all });
    await row(/Furra Drita/u)
      .first()
      .waitFor();
    await row(/Kancelari Dajti.*Pa e-faturë|Pa e-faturë.*Kancelari Dajti/u).waitFor();
    await page.getByRole('button', { name: 'Rifresko' }).click();
    await page.getByText('Blerjet janë të freskëta.').waitFor();
    await expectNoViolations();
    await acceptOne();
    await page.goto(`${trial.address}/purchases_electronic?status=DELIVERED`);
    await refuseTwo();
    const { totals } = await call(contract.purchases.list, { tableOptions: { statuses: ['REFUSED'] } });
    expect(totals.documentsCount).toBe(2);
    await setAuthorityFaults({ down: 'refused' });
    await page.getByRole('button', { name: 'Rifresko' }).click();
    await page.getByText('Self-Care nuk u lexua').waitFor();
    await row(/Furra Drita/u)
      .first()
      .waitFor();
    await expectNoViolations();
    await setAuthorityFaults({ down: 'no' });
  },
);

test('on a phone purchases are cards that fit and link to their page', async () => {
  page = await trial.enter(owner, 'Blerjet', { at: all, device: phone });
  await page.getByText('Furra Drita').first().waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByText('Furra Drita').first().click();
  await expect.poll(() => pathOf(page)).toMatch(/^\/purchases_all\/[\da-f]{24}$/u);
});
