import { contract } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addSellingBusiness,
  startStandIn,
  startTestServer,
  type SaleGiven,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';
import { proveTotals } from '../index.ts';

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

const prove = () =>
  proveTotals((text, values) => server.asOwner.unsafe(text, values as never[]), business.id);

const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
} as const;
const onAccount = (amount: number): SaleGiven => ({ buyer, payments: [{ type: 'ACCOUNT', amount }] });
const overdue = (amount: number): SaleGiven => ({ ...onAccount(amount), payDeadline: '2026-01-31' });

async function expectAllFiscalized(): Promise<void> {
  await runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
  const rows = await server.asOwner`
    select kind, status, failure from tenant.fiscal_documents where business_id = ${business.id} and status <> 'fiscalized'`;
  expect(rows).toEqual([]);
  expect(await prove()).toEqual([]);
}

const balanceOf = async (accountPath: string) => {
  const [row] = await server.asOwner`
    select coalesce(sum(debit - credit), 0)::text as balance from tenant.journal_lines
    where business_id = ${business.id} and account_path like ${`${accountPath}%`}`;
  return Number(row?.['balance']);
};

const giveUp = (invoiceId: string) =>
  business.client(contract.sales.giveUpDebt, { saleId: newRecordId(new Date()), invoiceId });

describe('writing off a debt', () => {
  test('writing off a debt clears its open item, takes back its VAT, and posts a loss instead of lower revenue', async () => {
    const sold = await business.sell(overdue(120));
    await giveUp(sold._id);
    await expectAllFiscalized();
    expect(await balanceOf('4:41:411')).toBe(0);
    expect(await balanceOf('4:44:445:4457')).toBe(0);
    expect(await balanceOf('7')).toBe(-10_000);
    expect(await balanceOf('6')).toBe(10_000);
  });

  test('of concurrent requests to write off a debt one succeeds, and the invoice cannot be corrected any more', async () => {
    const sold = await business.sell(overdue(120));
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => giveUp(sold._id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const correction = { saleId: newRecordId(new Date()), invoiceId: sold._id, isWhole: true };
    await expect(business.client(contract.sales.correct, correction)).rejects.toMatchObject({
      code: 'debt-given-up',
    });
  });

  test('writing off is refused for an invoice that was paid in cash', async () => {
    const sold = await business.sell();
    await expect(giveUp(sold._id)).rejects.toMatchObject({ code: 'debt-not-owed' });
  });

  test('writing off is refused until the due day is over; without a deadline, this is the day of the sale', async () => {
    const today = tiranaDay(server.clock.now());
    for (const payDeadline of [today, null]) {
      const sold = await business.sell({ ...onAccount(120), payDeadline });
      await expect(giveUp(sold._id)).rejects.toMatchObject({ code: 'debt-not-due' });
      expect((await business.client(contract.sales.correctable, { id: sold._id })).canGiveUp).toBe(false);
    }
    const yesterday = tiranaDay(new Date(server.clock.now().getTime() - 86_400_000));
    const { _id } = await business.sell({ ...onAccount(120), payDeadline: yesterday });
    expect((await business.client(contract.sales.correctable, { id: _id })).canGiveUp).toBe(true);
    await expect(giveUp(_id)).resolves.toBeDefined();
  });
});
