import { contract } from '@tezga/contract';
import type { WireClient } from '@tezga/contract/client';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { arrivesAt, focusedField, overflowOf, owner, pathOf, phone } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial({ ownProduct: true });
const code = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/u;
const patience = { timeout: 30_000 };
const listTitle = 'Fatura shoqëruese';
const formTitle = 'Faturë shoqëruese e re';

let authority = '';
let call: WireClient;
let page: Page;
beforeAll(async () => {
  authority = await trial.product.startTaxAuthority();
  ({ call } = await callerSignedIn(trial.address, owner));
});

const issue = () => page.keyboard.press('Control+s');
const fiscalPanel = () => page.getByRole('region', { name: 'Fiskalizimi' });
const heading = () => page.getByRole('heading', { name: /^Faturë shoqëruese \d+\/\d{4}$/u });

/** Sets the simulated faults of the tax authority; `{ down: 'no' }` ends the outage. */
async function setAuthorityFaults(faults: Record<string, string>): Promise<void> {
  await fetch(`${authority}/control/api/switches`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
}

/** Issues an invoice to a buyer with an address, paid by bank transfer. */
async function soldInvoice() {
  const { posList } = await call(contract.tills.posList, {});
  return call(contract.sales.issue, {
    saleId: Date.now().toString(16).padStart(12, '0').slice(-12).padEnd(24, 'a'),
    tillId: posList[0]?._id ?? '',
    lines: [{ name: 'Makinë kafeje', unit: 'copë', quantity: 2, price: 12_000, vat: '20' }],
    payments: [{ type: 'ACCOUNT', amount: 24_000 }],
    buyer: {
      idType: 'NUIS',
      idNumber: 'L12006511W',
      name: 'Hotel Deti',
      address: 'Rr. e Plazhit 4',
      town: 'Durrës',
    },
  });
}

test(
  'an accompanying invoice (WTN) for the goods of an invoice is issued by keyboard, and its NIVFSH arrives',
  { timeout: 120_000 },
  async () => {
    const { _id: invoiceId, invoiceNumber } = await soldInvoice();
    page = await trial.enter(owner, `Faturë ${invoiceNumber}`, { at: `/receipts/${invoiceId}` });
    await page.getByRole('link', { name: 'Krijo faturë shoqëruese' }).focus();
    await page.keyboard.press('Enter');
    await arrivesAt(page, formTitle);
    await expect.poll(() => focusedField(page)).toBe('vehicle.plates');
    expect(await page.getByLabel('Malli 1: Emri').inputValue()).toBe('Makinë kafeje');
    await issue();
    await page.getByText('Kjo fushë është e detyrueshme.').waitFor();
    await page.keyboard.type('AA 123 BB');
    await issue();
    await heading().waitFor(patience);
    await expect.poll(() => fiscalPanel().innerText(), patience).toMatch(code);
    await page.getByRole('img', { name: 'Kodi QR i faturës shoqëruese te tatimet' }).waitFor(patience);
    await page.getByText('AA123BB').first().waitFor();
    await page.getByText('Rr. e Plazhit 4').waitFor();
    const note = pathOf(page);
    await page.getByRole('button', { name: 'Printo', exact: true }).click();
    await page.getByRole('dialog').getByText('English').click();
    await page.getByRole('dialog').locator('canvas').first().waitFor(patience);
    expect(await violationsAtBothWidths(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Mbyll', exact: true }).click();
    expect(await violationsAtBothWidths(page)).toEqual([]);
    // Both directions: the WTN links to its invoice, and the invoice to its WTN.
    await page.goto(`${trial.address}/receipts/${invoiceId}`);
    const notes = page.getByRole('region', { name: listTitle });
    await notes.getByRole('link', { name: /^\d+\/\d{4}$/u }).click();
    await heading().waitFor(patience);
    expect(pathOf(page)).toBe(note);
  },
);

/** The server processes the request, but the reply is lost. */
const loseReplies = () =>
  page.route('**/wtn/issue', async (route) => {
    await route.fetch();
    await route.abort();
  });

test(
  'if the reply to a new WTN is lost, the form is locked until a retry, and the retry issues no second WTN',
  { timeout: 180_000 },
  async () => {
    page = await trial.enter(owner, formTitle, { at: '/wtn/new' });
    const plates = page.getByLabel('Targa e mjetit');
    await plates.fill('AC 555 DE');
    await page.getByText('Mjet i një tjetri').click();
    await page.getByRole('region', { name: 'Mbërritja' }).getByLabel('Adresa').fill('Rr. e Depove 7');
    await page.getByRole('region', { name: 'Mbërritja' }).getByLabel('Qyteti').fill('Elbasan');
    await page.getByPlaceholder('Kërkoni artikullin ose shkruani emrin').fill('Miell');
    await page.getByRole('option', { name: 'Rresht i lirë «Miell»' }).click();
    await page.getByLabel('Malli 1: Njësia').fill('kg');
    await page.getByLabel('Malli 1: Sasia').fill('250');
    await page.getByLabel('Vlera e mallrave').fill('18000');
    await issue();
    await expect.poll(() => focusedField(page)).toBe('carrier.idNumber');
    expect(await violationsAtBothWidths(page), 'the carrier is missing').toEqual([]);
    await page.getByLabel('Numri i transportuesit').fill('L91412709B');
    await page.getByLabel('Emri i transportuesit').fill('Transport Drini');

    await setAuthorityFaults({ down: 'unavailable' });
    await loseReplies();
    await issue();
    const doubt = page.getByText('Nuk dihet ende nëse fatura shoqëruese u lëshua');
    const isLocked = () => plates.evaluate((field) => field.closest('[inert]') !== null);
    await doubt.waitFor(patience);
    expect(await isLocked()).toBe(true);
    expect(await violationsAtBothWidths(page), 'in doubt').toEqual([]);
    await page.reload();
    await doubt.waitFor(patience);
    expect([await isLocked(), await plates.inputValue()]).toEqual([true, 'AC 555 DE']);
    await page.unroute('**/wtn/issue');
    await page.getByRole('button', { name: 'Provo sërish' }).click();
    await heading().waitFor(patience);
    await page.getByText('Transport Drini').waitFor();
    await page.getByText('ridërgohet me të njëjtin NSLFSH').waitFor(patience);
    expect((await call(contract.wtn.list, { search: 'AC555DE' })).count).toBe(1);

    await setAuthorityFaults({ down: 'no' });
    await page.goto(`${trial.address}/wtn`);
    await arrivesAt(page, listTitle);
    const row = page.getByRole('row', { name: /AC555DE/u });
    await row.waitFor(patience);
    expect(await violationsAtBothWidths(page), 'the list').toEqual([]);
    await page
      .getByRole('button', { name: /^Ridërgo/u })
      .first()
      .click();
    await row.getByText('E fiskalizuar').waitFor(patience);
    await page.getByPlaceholder('Numër, NIVFSH, NSLFSH, targë, qytet, mall').fill('AC 555');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    // At the width of a phone the rows are cards; a click on a card opens the page of the WTN.
    await page.setViewportSize(phone.viewport);
    await page.getByText('AC555DE').first().click();
    await heading().waitFor(patience);
    expect(await overflowOf(page)).toBe(0);
  },
);
