import { contract } from '@tezga/contract';
import type { WireClient } from '@tezga/contract/client';
import { tiranaIsoMoment } from '@tezga/domain';
import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsAtBothWidths } from './axe-violations.ts';
import { owner } from './browser.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial({ ownProduct: true });
const code = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/u;
const patience = { timeout: 30_000 };

let call: WireClient;
let page: Page;
beforeAll(async () => {
  await trial.product.startTaxAuthority();
  ({ call } = await callerSignedIn(trial.address, owner));
});

const issued = () => page.getByRole('region', { name: /^Fatura \d+\/\d{4}/u });
const kinds = () => page.getByRole('button', { name: /^Lloji i dokumentit/u });
const document = () => page.getByRole('region', { name: 'Lloji i dokumentit' });

async function openWithoutCash(): Promise<void> {
  page = await trial.enter(owner, 'Faturë e re', { at: '/receipts/new' });
  await page.getByRole('button', { name: 'Pa para në dorë' }).click();
  await kinds().click();
}

/** Adds a line without an article: types its name, chooses the free line, and types its price. */
async function freeLine(name: string, price: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Artikulli: emër, SKU ose barkod' }).fill(name);
  await page.getByText(`Rresht i lirë «${name}»`).click();
  await page.getByLabel(`Çmimi: ${name}`).fill(price);
}

async function issueAndHear(): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await issued().waitFor(patience);
  await expect.poll(() => issued().innerText(), patience).toMatch(code);
}

async function newestInvoice() {
  const { invoices } = await call(contract.sales.list, {});
  const [newest] = invoices;
  if (newest === undefined) throw new Error('nothing was issued yet');
  return newest;
}

test('a self-issued invoice for a purchase from abroad charges the VAT to the business', async () => {
  await openWithoutCash();
  await document().getByLabel('Vetëfaturë').selectOption('ABROAD');
  await freeLine('Licencë programi', '120');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Blerja nga jashtë kërkon shitësin e huaj').first().waitFor();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByLabel('Blerësi, NIPT ose emër').fill('Software GmbH');
  await page.getByText('Shkruaj blerësin me dorë').click();
  const dialog = page.getByRole('dialog', { name: 'Të dhënat e blerësit' });
  await dialog.getByRole('combobox').first().click();
  await dialog.getByRole('option', { name: 'Numër TVSH-je' }).click();
  await dialog.getByLabel(/^Numri/u).fill('DE123456789');
  await dialog.getByLabel('Adresa').fill('Hauptstrasse 1');
  await dialog.getByRole('combobox', { name: 'Qyteti' }).fill('Berlin');
  await dialog.getByRole('combobox', { name: 'Shteti' }).fill('Gjermani');
  await dialog.getByRole('option', { name: 'Gjermani' }).first().click();
  await dialog.getByRole('button', { name: 'Përdore' }).click();
  await page.getByText('TVSH 20%, autongarkesë').waitFor();
  await issueAndHear();
  const { _id, totalPrice } = await newestInvoice();
  expect(totalPrice).toBe(100);
  const { invoice } = await call(contract.sales.one, { id: _id });
  expect(invoice.journals?.flatMap(({ lines }) => lines.map(({ debit, credit }) => debit - credit))).toEqual([
    100, 20, -100, -20,
  ]);
});

test('an invoice from the bound book is entered later with its own time and accepted by the tax authority', async () => {
  await openWithoutCash();
  await page.getByLabel('Blerësi, NIPT ose emër').fill('L12006511W');
  await page.getByText('nga tatimet').waitFor(patience);
  await page.keyboard.press('Enter');
  await freeLine('Punë montimi', '2400');
  await document().getByLabel('Lëshuar më parë').selectOption('BOUNDBOOK');
  const today = Date.now();
  const moment = (daysAgo: number) => tiranaIsoMoment(new Date(today - daysAgo * 86_400_000)).slice(0, 16);
  await document().getByLabel('Koha e lëshimit').fill(moment(12));
  await page.keyboard.press('Control+Enter');
  await page.getByText('Ka kaluar afati i ligjit për këtë arsye vonese.').waitFor();
  await document().getByLabel('Koha e lëshimit').fill(moment(3));
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await issueAndHear();
  const { invoices } = await call(contract.sales.list, { search: '2400' });
  const dates = invoices.map(({ meta }) => tiranaIsoMoment(new Date(meta.date)).slice(0, 16));
  expect(dates).toContain(moment(3));
});

test('issuing waits for a file that is still uploading, and issues nothing when the upload fails', async () => {
  await openWithoutCash();
  await page.getByLabel('Blerësi, NIPT ose emër').fill('L12006511W');
  await page
    .getByRole('option', { name: /L12006511W/u })
    .first()
    .click(patience);
  await freeLine('Mobilje zyre', '3600');
  await page.getByRole('switch', { name: 'Dërgo si e-faturë', checked: true }).waitFor();
  await page.getByRole('button', { name: 'Hollësitë e faturës elektronike' }).click();
  await page.getByRole('button', { name: 'Shto: Transportuesi' }).click();
  await page.getByRole('group', { name: 'Transportuesi' }).getByLabel('Emri').fill('Transport Ura');
  await page.getByRole('button', { name: 'Shto të dhënat e pagesës me kartë' }).click();
  await page.getByLabel('Kodi i autorizimit').fill('A1B2');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const file = { name: 'oferta.csv', mimeType: 'text/csv', buffer: Buffer.from('mall,sasi\nkarrige,4\n') };
  const issueWhileUploading = async (process: string, answer: (route: Route) => Promise<void>) => {
    const waiting = new Promise<Route>((resolve) => {
      void page.route('**/e-invoice-files', resolve, { times: 1 });
    });
    await page.locator('input[type=file]').setInputFiles(file);
    const upload = await waiting;
    await page.getByLabel('Procesi').selectOption(process);
    await page.keyboard.press('Control+Enter');
    await answer(upload);
  };
  await issueWhileUploading('P2', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByText('Skedari oferta.csv nuk u ngarkua').waitFor();
  expect(sent.filter((path) => path.endsWith('/invoice/issue'))).toEqual([]);
  await issueWhileUploading('P3', (route) => route.continue());
  await issued().waitFor(patience);
  const { _id: id, meta } = await newestInvoice();
  const { eInvoice } = await call(contract.eInvoices.one, { id });
  expect(eInvoice).toMatchObject({ process: 'P3', files: [{ name: 'oferta.csv' }] });
  page = await trial.enter(owner, `Faturë ${meta.invoiceNumber}`, { at: `/receipts/${id}` });
  await page.getByRole('button', { name: 'Shkarko oferta.csv' }).waitFor();
  await page.getByText('Transport Ura').waitFor();
  await page.getByText('Kodi i autorizimit: A1B2').waitFor();
  await page.getByText('text/csv').waitFor();
  expect(await violationsAtBothWidths(page)).toEqual([]);
});
