import { once } from 'node:events';
import { contract } from '@tezga/contract';
import type { WireClient } from '@tezga/contract/client';
import { casesToTry } from '@tezga/domain/cases-to-try';
import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { owner } from './browser.ts';
import { contentOf } from './file-on-disk.ts';
import { callerSignedIn } from './caller.ts';
import { beginTrial } from './trial.ts';

const trial = beginTrial({ ownProduct: true });
const inOneCall = 50;
/**
 * The number of rows: more than four calls of a bulk action process, so that rows remain when the action is stopped
 * in its third call.
 */
const many = casesToTry(process.env, 500, 4 * inOneCall + 10);
const atOnce = 8;
const patience = { timeout: 60_000 };
const longTest = { timeout: 360_000 };

let call: WireClient;
let page: Page;
beforeAll(async () => {
  ({ call } = await callerSignedIn(trial.address, owner));
});

/** Lets the first two calls pass and blocks the third until `release` is called. */
async function blockThird(path: string) {
  let calls = 0;
  const releasing = new EventTarget();
  const released = once(releasing, 'released');
  await page.route(`**${path}`, async (route: Route) => {
    calls += 1;
    if (calls === 3) await released;
    await route.continue();
  });
  return () => void releasing.dispatchEvent(new Event('released'));
}

async function chooseAll(count: number, said: string): Promise<void> {
  await page.getByText(said).first().waitFor(patience);
  await page.getByRole('checkbox', { name: 'Zgjidh gjithë faqen' }).check();
  await page.getByText(`${count} të zgjedhur`).waitFor(patience);
}

/**
 * Stops the bulk action during its third call; the page names the rows that were not reached, and a second
 * run processes them.
 */
async function stopAndContinue(action: string, count: number, release: () => void): Promise<void> {
  const progress = page.getByRole('progressbar', { name: `${action}: ${count} rreshta` });
  await progress.waitFor(patience);
  await expect.poll(() => progress.getAttribute('aria-valuenow'), patience).toBe(String(2 * inOneCall));
  await page.getByRole('button', { name: 'Anulo', exact: true }).click();
  release();
  const remaining = count - 3 * inOneCall;
  await page.getByText('Nuk u prek: puna u ndal para tij.').first().waitFor(patience);
  await page.getByText(`${remaining} të zgjedhur`).waitFor(patience);
  await page.getByRole('button', { name: `Provo sërish ${remaining} të dështuarat` }).click();
}

async function issueMany(): Promise<void> {
  const { posList } = await call(contract.tills.posList, {});
  const tillId = posList.find(({ tcrCode }) => tcrCode !== '')?._id ?? '';
  const one = (place: number) =>
    call(contract.sales.issue, {
      saleId: (Date.now() + place).toString(16).padStart(12, '0') + String(place).padStart(12, '0'),
      tillId,
      lines: [{ name: 'Shërbim', unit: 'copë', price: 120, quantity: 1, vat: '20' }],
      payments: [{ type: 'ACCOUNT', amount: 120 }],
      buyer: { idType: 'NUIS', idNumber: 'L61423017B', name: 'Blerësi', address: 'Rr. 1', town: 'Tiranë' },
    });
  for (let place = 0; place < many; place += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, many - place) }, (_unused, next) => one(place + next)),
    );
}

test(
  'the user stops and continues resending hundreds of pending documents, and each is submitted once',
  longTest,
  async () => {
    await issueMany();
    page = await trial.enter(owner, 'Në pritje', { at: '/receipts/waiting?perPage=1000' });
    await chooseAll(many, `${many} fatura`);
    const release = await blockThird('/api/main/retransmit-e-invoice');
    await page.getByRole('button', { name: 'Ridërgo', exact: true }).click();
    await stopAndContinue('Ridërgo', many, release);
    await page.getByText(`${many - 3 * inOneCall} fatura u nisën përsëri te tatimet.`).waitFor(patience);
    await trial.product.startTaxAuthority();
    // The open circuit breaker rejects calls for up to a minute, so the button is pressed several times.
    await expect.poll(resendWaiting, { timeout: 180_000, interval: 3_000 }).toBe(0);
    const [told] = await trial.database`
    select count(*)::integer as invoices, count(distinct registered.iic)::integer as told,
      count(distinct registered.fic)::integer as codes
    from tenant.invoices invoice
    left join tax_authority.invoices registered on registered.iic = invoice.iic`;
    expect(told).toEqual({ invoices: many, told: many, codes: many });
  },
);

async function resendWaiting(): Promise<number> {
  const { invoices, count } = await call(contract.sales.waiting, {});
  if (count > 0) await call(contract.sales.resend, { ids: invoices.map(({ _id }) => _id) });
  return count;
}

test('the PDF of hundreds of invoices is fetched in parts and saved as one file', longTest, async () => {
  page = await trial.enter(owner, 'Faturat', { at: '/receipts?perPage=10000' });
  await chooseAll(many, `${many} fatura`);
  const release = await blockThird('/api/invoice-utilities/invoice/pdf');
  await page.getByRole('button', { name: 'Shkarko', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Përgatit ${many} fatura` })
    .click();
  const progress = page.getByRole('progressbar', { name: `Shkarko: ${many} rreshta` });
  await progress.waitFor(patience);
  await expect.poll(() => progress.getAttribute('aria-valuenow'), patience).toBe('50');
  const saving = page.waitForEvent('download', patience);
  release();
  const file = (await contentOf(await saving)).toString('latin1');
  expect(file.match(/\/Type \/Page\n/gu)).toHaveLength(many);
});

/** Inserts many more purchases from the suppliers of the demo. */
async function addManyPurchases(): Promise<void> {
  const supply = trial.database.json({ key: 'market', at: new Date().toISOString() });
  await trial.database`select platform.add_job('demo:supply', ${supply}::json, null, null)`;
  const purchasesCount = async () => (await call(contract.purchases.list, {})).totals.documentsCount;
  await expect.poll(purchasesCount, patience).toBe(7);
  await trial.database`
    insert into tax_authority.invoices
    select copy.* from (select * from tax_authority.einvoices order by eic limit 1) one
    join tax_authority.invoices registered using (issuer, iic), generate_series(1, ${many}::integer) n,
      lateral jsonb_populate_record(null::tax_authority.invoices, to_jsonb(registered) || jsonb_build_object(
        'iic', upper(md5('shumë' || n)), 'fic', gen_random_uuid(), 'request_uuid', gen_random_uuid(),
        'number', (1000 + n) || '/2026')) copy`;
  await trial.database`
    insert into tax_authority.einvoices
    select copy.* from (select * from tax_authority.einvoices order by eic limit 1) one,
      generate_series(1, ${many}::integer) n
      join tax_authority.invoices registered on registered.iic = upper(md5('shumë' || n)),
      lateral jsonb_populate_record(null::tax_authority.einvoices, to_jsonb(one) || jsonb_build_object(
        'eic', gen_random_uuid(), 'iic', registered.iic, 'fic', registered.fic, 'status', 'DELIVERED',
        'document_number', registered.number, 'received_at', one.received_at - n * interval '1 minute')) copy`;
  await call(contract.purchases.refresh, {});
  await expect.poll(purchasesCount, patience).toBe(7 + many);
}

async function countOf(status: 'DELIVERED' | 'ACCEPTED'): Promise<number> {
  const { totals } = await call(contract.purchases.list, { tableOptions: { statuses: [status] } });
  return totals.documentsCount;
}

test(
  'the user stops and continues accepting hundreds of purchases, and each is answered once',
  longTest,
  async () => {
    await addManyPurchases();
    const open = await countOf('DELIVERED');
    page = await trial.enter(owner, 'Blerjet elektronike', {
      at: '/purchases_electronic?perPage=1000&f.status=DELIVERED',
    });
    await chooseAll(open, `${open} blerje`);
    const release = await blockThird('/api/main/set-status');
    await page.getByRole('button', { name: 'Prano', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Prano' }).click();
    await stopAndContinue('Prano', open, release);
    await page.getByRole('dialog').getByRole('button', { name: 'Prano' }).click();
    await page.getByText(`U pranuan ${open - 3 * inOneCall} e-fatura.`).waitFor(patience);
    expect([await countOf('DELIVERED'), await countOf('ACCEPTED')]).toEqual([0, open]);
    const [told] = await trial.database`
    select count(*)::integer as accepted from tax_authority.einvoices where status = 'ACCEPTED'`;
    expect(told).toEqual({ accepted: open });
  },
);
