import { contract } from '@tezga/contract';
import { languages } from '@tezga/phrases';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addSellingBusiness,
  everyKind,
  otherKinds,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';
import { proveTotals } from './index.ts';

let standIn: StandIn;
let server: TestServer;
let business: Awaited<ReturnType<typeof addSellingBusiness>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
beforeEach(async () => (business = await addSellingBusiness(server, standIn)));

/** Runs all jobs and expects every document to be fiscalized and every e-invoice registered. */
async function expectAllFiscalized(): Promise<void> {
  await runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
  const unfiscalized = await server.asOwner`
    select kind, status, failure from tenant.fiscal_documents where business_id = ${business.id} and status <> 'fiscalized'`;
  expect(unfiscalized).toEqual([]);
  const unregistered = await server.asOwner`
    select state, failure from tenant.e_invoices where business_id = ${business.id} and state <> 'registered'`;
  expect(unregistered).toEqual([]);
}

/**
 * The balance changes of a document, keyed by the last part of the account number. Accounts without a change are
 * left out.
 */
async function accountsOf(documentId: string): Promise<Record<string, number>> {
  const rows = await server.asOwner`
    select account_path, debit - credit as amount from tenant.journal_lines where business_id = ${business.id}
      and journal_id in (select id from tenant.journals where business_id = ${business.id} and source_id = ${documentId})`;
  const sums = new Map<string, number>();
  for (const { account_path: path, amount } of rows) {
    const account =
      String(path)
        .split(':')
        .findLast((part) => /^\d{3,4}$/.test(part)) ?? '';
    sums.set(account, (sums.get(account) ?? 0) + Number(amount) / 100);
  }
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
}

async function balances(): Promise<number[]> {
  const rows = await server.asOwner`
    select sum(debit - credit)::text as off from tenant.journal_lines where business_id = ${business.id} group by journal_id`;
  return rows.map(({ off }) => Number(off));
}

const isNothing = (amount: number) => amount === 0;

test.each(Object.entries(everyKind))(
  '%s: the document is fiscalized, posted, listed, printed in every language and, if possible, corrected',
  async (
    _name,
    { issue, accounts, undone = opposite(accounts), isCorrectable = true, isEInvoice = false },
  ) => {
    const { _id } = await issue(business, { server, standIn });
    await expectAllFiscalized();
    expect(await accountsOf(_id)).toEqual(accounts);
    const { invoice } = await business.client(contract.sales.one, { id: _id });
    expect(invoice.meta.fic).not.toBeNull();
    expect(typeof invoice.eInvoice?.eic === 'string', 'an EIC for e-invoices alone').toBe(isEInvoice);
    const { invoices } = await business.client(contract.sales.list, { search: invoice.meta.invoiceNumber });
    expect(invoices.map((listed) => listed._id)).toContain(_id);
    for (const language of languages) {
      const { pdf } = await business.client(contract.sales.pdf, { ids: [_id], paper: 'A4', language });
      expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    }
    const { hindrance } = await business.client(contract.sales.correctable, { id: _id });
    expect(hindrance === null).toBe(isCorrectable);
    expect(isCorrectable ? await undo(_id) : undone).toEqual(undone);
    expect((await balances()).every(isNothing)).toBe(true);
    const proof = await proveTotals(
      (text, values) => server.asOwner.unsafe(text, values as never[]),
      business.id,
    );
    expect(proof).toEqual([]);
  },
);

test.each(Object.entries(otherKinds))(
  '%s: the document is fiscalized, listed and printed in every language, and moves neither stock nor money',
  async (_name, { issue, codes, listed, print }) => {
    const { _id } = await issue(business, { server, standIn });
    await expectAllFiscalized();
    for (const code of await codes(business, _id)) expect(code).toMatch(/^[\da-f-]{36}$/);
    expect(await listed(business, _id)).toContain(_id);
    for (const language of languages)
      expect(
        Buffer.from(await print(business, _id, language), 'base64')
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    expect(await accountsOf(_id)).toEqual({});
    const moved =
      await server.asOwner`select 1 from tenant.stock_movements where business_id = ${business.id}`;
    expect([...moved]).toEqual([]);
  },
);

/** Cancels the invoice and returns the balance changes of the cancellation. */
async function undo(invoiceId: string): Promise<Record<string, number>> {
  const { _id } = await business.client(contract.sales.correct, {
    saleId: newRecordId(new Date()),
    invoiceId,
    isWhole: true,
  });
  await expectAllFiscalized();
  return accountsOf(_id);
}

function opposite(accounts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(accounts).map(([account, amount]) => [account, -amount]));
}
