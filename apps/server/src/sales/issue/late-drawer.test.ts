import { contract } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobBook } from '../../app.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import {
  addSellingBusiness,
  addTill,
  makeTillOlder,
  refusalOf,
  startStandIn,
  startTestServer,
  type SaleGiven,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';

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
beforeEach(async () => {
  business = await addSellingBusiness(server, standIn);
  await makeTillOlder(standIn, business.till.tcrCode);
});

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * dayMs);
const fromBook = (issuedAt: Date, given: SaleGiven = {}) =>
  business.sell({ document: { late: { reason: 'BOUNDBOOK', issuedAt: issuedAt.toISOString() } }, ...given });
const hundredthsOn = async (accountPath: string) => {
  const [row] = await server.asOwner`
    select coalesce(sum(debit - credit), 0)::int as balance from tenant.journal_lines
    where business_id = ${business.id} and account_path = ${accountPath}`;
  return Number(row?.['balance']);
};
const drawerOf = async (at: Date) => {
  const [row] = await server.asOwner`
    select starting_balance::int as start, sold::int, opening_id as id from tenant.drawer_days
    where business_id = ${business.id} and day = ${tiranaDay(at)}`;
  return row;
};
/** Expects that the cash in the drawer equals the balance of its account. */
async function expectSameInBooks(): Promise<void> {
  const { initialBalance } = await business.client(contract.cashRegister.initialBalance, {
    pos_id: business.till.id,
  });
  const inBooks = await hundredthsOn(`5:53:531:5311:${business.till.id}`);
  expect(inBooks).toBe(Math.round((initialBalance?.availableCash ?? 0) * 100));
}

/** Calls `expectSameInBooks`, and expects that the cash sales of each drawer equal the sum of its invoices. */
async function expectSameMoney(): Promise<void> {
  await expectSameInBooks();
  const wrong = await server.asOwner`
    select day, sold from tenant.drawer_days drawer where business_id = ${business.id} and sold <> coalesce((
      select sum((payment ->> 'amountInLek')::bigint)
      from tenant.invoices invoice, jsonb_array_elements(invoice.payments) payment
      where invoice.business_id = ${business.id} and invoice.till_id = drawer.till_id and invoice.day = drawer.day
        and payment ->> 'method' = 'BANKNOTE'), 0)`;
  expect([...wrong]).toEqual([]);
}

test('a late cash sale opens the drawer of its day, and drawer and journals agree', async () => {
  const at = daysAgo(3);
  const first = await fromBook(at);
  const second = await fromBook(new Date(at.getTime() + 1000));
  const opened = await drawerOf(at);
  expect(opened).toMatchObject({ start: 0, sold: 24_000 });
  await runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);
  const submitted = await server.asOwner`
    select id, status, late_reason, failure from tenant.fiscal_documents
    where business_id = ${business.id} and late_reason is not null order by id`;
  const ids = [String(opened?.['id']), first._id, second._id].toSorted();
  const taken = { status: 'fiscalized', late_reason: 'BOUNDBOOK', failure: null };
  expect([...submitted]).toEqual(ids.map((id) => Object.assign({ id }, taken)));
  const { transactions } = await business.client(contract.cashRegister.transactions, {});
  expect(transactions.map(({ operation, note }) => [operation, note])).toEqual([
    ['INITIAL', ''],
    ['INITIAL', first.invoiceNumber],
  ]);
  // The opening balance of today's drawer includes these banknotes already, so they are posted back to the safe.
  await expectSameMoney();
  expect(await hundredthsOn(`5:53:531:5311:${business.shopId}`)).toBe(-100_000 + 24_000);
  expect(await hundredthsOn('7:70:705')).toBe(-20_000);
});

test('a drawer that a late sale opens starts with the cash of the day before, and drawer and journals agree', async () => {
  const at = daysAgo(2);
  await fromBook(at);
  await fromBook(daysAgo(1));
  expect(await drawerOf(daysAgo(1))).toMatchObject({ start: 12_000, sold: 12_000 });
  await fromBook(new Date(at.getTime() + 1000));
  await business.sell();
  await expectSameMoney();
});

test('if several late sales of one day run concurrently, one opens the drawer, and the drawer has the cash of all', async () => {
  const at = daysAgo(1);
  await Promise.all(Array.from({ length: 6 }, (_, step) => fromBook(new Date(at.getTime() + step * 1000))));
  expect(await drawerOf(at)).toMatchObject({ start: 0, sold: 72_000 });
  await expectSameMoney();
});

test("if today's drawer is opened while late sales are entered, its account counts each banknote once", async () => {
  const till = await addTill(server, business.id, business.shopId, { tcrCode: 'zz123zz123' });
  const open = () =>
    business.client(contract.cashRegister.reportBalance, {
      pos_id: till.id,
      operation: 'INITIAL',
      amount: 500,
    });
  const at = daysAgo(1);
  const enter = (step: number) => fromBook(new Date(at.getTime() + step * 1000), { tillId: till.id });
  await Promise.all([enter(1), open(), enter(2), enter(3)]);
  expect(await hundredthsOn(`5:53:531:5311:${till.id}`)).toBe(50_000);
});

test("a late sale with today's date does not open the drawer", async () => {
  const till = await addTill(server, business.id, business.shopId, { tcrCode: 'zz123zz124' });
  const today = fromBook(server.clock.now(), { tillId: till.id });
  expect((await refusalOf(today)).code).toBe('drawer-not-open');
  expect((await refusalOf(business.sell({ tillId: till.id }))).code).toBe('drawer-not-open');
});

test('if a drawer ends with a negative balance, the next drawer starts with zero, and the journals agree', async () => {
  const buyer = {
    idType: 'NUIS',
    idNumber: 'L12345678A',
    name: 'Shitësi',
    address: 'Rr. 1',
    town: 'Tiranë',
  } as const;
  const bought = daysAgo(3);
  await fromBook(bought, {
    document: { selfIssue: 'AGREEMENT', late: { reason: 'BOUNDBOOK', issuedAt: bought.toISOString() } },
    buyer: { ...buyer, country: 'ALB' },
  });
  expect(await drawerOf(bought)).toMatchObject({ start: 0, sold: -12_000 });
  await expectSameInBooks();
  await fromBook(daysAgo(2));
  expect(await drawerOf(daysAgo(2))).toMatchObject({ start: 0, sold: 12_000 });
  await expectSameInBooks();
});
