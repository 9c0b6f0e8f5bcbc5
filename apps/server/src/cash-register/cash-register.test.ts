import { contract } from '@tezga/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import {
  addBusiness,
  addEmployee,
  addFiscalBusiness,
  addTill,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

const { cashRegister } = contract;

let standIn: StandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
afterEach(() => standIn.control('PUT', '/switches', { down: 'no', dropReply: false }));

const deliverAll = () => runDueJobs(server.config.DATABASE_URL, jobBook, server.jobContext);

async function openedTill(amount = 5000) {
  const business = await addFiscalBusiness(server, standIn);
  const { client, till } = business;
  await client(cashRegister.reportBalance, { pos_id: till.id, operation: 'INITIAL', amount });
  return business;
}

test('an opening, a deposit and a withdrawal update the balance of the drawer, and each gets a code of the tax authority', async () => {
  const { client, till } = await openedTill();
  const pos_id = till.id;
  await client(cashRegister.reportBalance, { pos_id, operation: 'DEPOSIT', amount: 1500.5 });
  await client(cashRegister.reportBalance, { pos_id, operation: 'WITHDRAW', amount: 500.25, target: 'bank' });
  await deliverAll();
  const { initialBalance } = await client(cashRegister.initialBalance, { pos_id });
  expect(initialBalance).toMatchObject({
    startingBalance: 5000,
    deposit: 1500.5,
    withdraw: 500.25,
    salesAmount: 0,
    availableCash: 6000.25,
    status: 'fiscalized',
  });
  const { transactions, count } = await client(cashRegister.transactions, {});
  expect(count).toBe(3);
  expect(transactions.map(({ operation, amount, status }) => [operation, amount, status])).toEqual([
    ['WITHDRAW', 500.25, 'fiscalized'],
    ['DEPOSIT', 1500.5, 'fiscalized'],
    ['INITIAL', 5000, 'fiscalized'],
  ]);
  expect(new Set(transactions.map(({ fcdc }) => fcdc)).size).toBe(3);
});

test('of concurrent openings of one drawer exactly one succeeds', async () => {
  const { client, till } = await addFiscalBusiness(server, standIn);
  const attempts = await Promise.allSettled(
    Array.from({ length: 8 }, (_, step) =>
      client(cashRegister.reportBalance, { pos_id: till.id, operation: 'INITIAL', amount: 100 + step }),
    ),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await client(cashRegister.transactions, {})).count).toBe(1);
});

test('concurrent withdrawals never take more than the drawer contains', async () => {
  const { client, till } = await openedTill(1000);
  const attempts = await Promise.allSettled(
    Array.from({ length: 8 }, () =>
      client(cashRegister.reportBalance, { pos_id: till.id, operation: 'WITHDRAW', amount: 300 }),
    ),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const { initialBalance } = await client(cashRegister.initialBalance, { pos_id: till.id });
  expect(initialBalance?.availableCash).toBe(100);
  const more = client(cashRegister.reportBalance, { pos_id: till.id, operation: 'WITHDRAW', amount: 100.01 });
  expect((await refusalOf(more)).code).toBe('drawer-short');
});

test('invalid drawer movements are refused with their reason and change nothing', async () => {
  const { client, till, id, shopId } = await addFiscalBusiness(server, standIn);
  const report = (input: object) =>
    client(cashRegister.reportBalance, { pos_id: till.id, operation: 'DEPOSIT', amount: 5, ...input });
  expect((await refusalOf(report({}))).code).toBe('drawer-not-open');
  expect((await refusalOf(report({ operation: 'WITHDRAW' }))).code).toBe('drawer-not-open');
  expect((await refusalOf(report({ amount: 0 }))).problems).toMatchObject([{ path: 'amount' }]);
  expect((await refusalOf(report({ pos_id: 'f'.repeat(24) }))).code).toBe('not-found');
  const unregistered = await addTill(server, id, shopId, { tcrCode: '' });
  expect((await refusalOf(report({ pos_id: unregistered.id }))).code).toBe('till-not-registered');
  await report({ operation: 'INITIAL', amount: 0 });
  expect((await refusalOf(report({ operation: 'INITIAL' }))).code).toBe('drawer-already-open');
  expect((await client(cashRegister.transactions, {})).count).toBe(1);
});

test("the drawer's balance of the day before is carried over, and the difference to the opening amount is posted to the safe", async () => {
  const { client, till, id, shopId } = await openedTill(1000);
  await server.asOwner`update tenant.drawer_days set day = day - 1 where business_id = ${id}`;
  await server.asOwner`alter table tenant.drawer_movements disable trigger drawer_movements_are_history`;
  await server.asOwner`update tenant.drawer_movements set day = day - 1 where business_id = ${id}`;
  await server.asOwner`alter table tenant.drawer_movements enable trigger drawer_movements_are_history`;
  const { initialBalance, carriedOver } = await client(cashRegister.initialBalance, { pos_id: till.id });
  expect([initialBalance, carriedOver]).toEqual([null, 1000]);
  await client(cashRegister.reportBalance, { pos_id: till.id, operation: 'INITIAL', amount: 400 });
  const lines = await server.asOwner`
    select account_path, sum(debit - credit)::bigint as balance from tenant.journal_lines
    where business_id = ${id} group by account_path order by account_path`;
  expect(lines.map(({ account_path, balance }) => [account_path, balance])).toEqual(
    [
      [`5:53:531:5311:${till.id}`, 40_000n],
      [`5:53:531:5311:${shopId}`, -40_000n],
    ].toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );
});

/** Makes the scheduled retries due now and runs them. */
async function deliverAgain(businessId: string): Promise<void> {
  await server.asOwner`
    update tenant.fiscal_documents set next_attempt_at = now() - interval '2 minutes'
    where business_id = ${businessId} and next_attempt_at is not null`;
  await jobBook.jobs['fiscalization:deliverOverdue']?.({}, server.jobContext);
  await deliverAll();
}

test('while the tax authority is unavailable, cash can be moved, and the worker submits the movements afterwards', async () => {
  const { client, till, id } = await addFiscalBusiness(server, standIn);
  await standIn.control('PUT', '/switches', { down: 'refused' });
  await client(cashRegister.reportBalance, { pos_id: till.id, operation: 'INITIAL', amount: 10 });
  await deliverAll();
  const opening = async () => (await client(cashRegister.initialBalance, { pos_id: till.id })).initialBalance;
  expect(await opening()).toMatchObject({
    status: 'pending',
    fcdc: null,
    fault: 'unreachable',
    availableCash: 10,
  });
  await standIn.control('PUT', '/switches', { down: 'no' });
  // Moves the clock past the backoff of the circuit breaker.
  server.clock.move(60_000);
  await deliverAgain(id);
  expect(await opening()).toMatchObject({ status: 'fiscalized', fault: null });
});

test('a drawer movement whose reply was lost is retried with the same request and counted once', async () => {
  const { client, till, id, nuis } = await addFiscalBusiness(server, standIn);
  await standIn.control('PUT', '/switches', { dropReply: true });
  await client(cashRegister.reportBalance, { pos_id: till.id, operation: 'INITIAL', amount: 10 });
  await deliverAll();
  await standIn.control('PUT', '/switches', { dropReply: false });
  server.clock.move(60_000);
  await deliverAgain(id);
  const { initialBalance } = await client(cashRegister.initialBalance, { pos_id: till.id });
  expect(initialBalance?.status).toBe('fiscalized');
  const { messages } = (await standIn.control('GET', `/received?nuis=${nuis}`)) as {
    messages: { message: string; requestUuid: string; wasDropped: boolean }[];
  };
  const deposits = messages.filter(({ message }) => message === 'RegisterCashDepositRequest');
  expect(deposits.some(({ wasDropped }) => wasDropped)).toBe(true);
  expect(new Set(deposits.map(({ requestUuid }) => requestUuid)).size).toBe(1);
});

test('a movement that the tax authority refuses permanently has status error and is not retried', async () => {
  const { client, till, id } = await addFiscalBusiness(server, standIn);
  await standIn.control('PUT', '/switches', { nextCode: '53' });
  await client(cashRegister.reportBalance, { pos_id: till.id, operation: 'INITIAL', amount: 10 });
  await deliverAll();
  const { initialBalance } = await client(cashRegister.initialBalance, { pos_id: till.id });
  expect(initialBalance).toMatchObject({ status: 'error', fault: '53', fcdc: null });
  const [row] = await server.asOwner`
    select next_attempt_at from tenant.fiscal_documents where business_id = ${id}`;
  expect(row?.['next_attempt_at']).toBeNull();
});

test('a manual resend submits a refused drawer movement; the code of a fiscalized movement does not change', async () => {
  const { client, till, owner } = await addFiscalBusiness(server, standIn);
  await standIn.control('PUT', '/switches', { nextCode: '53' });
  const input = { pos_id: till.id, operation: 'INITIAL', amount: 10 } as const;
  const { _id } = await client(cashRegister.reportBalance, input);
  await deliverAll();
  const unknown = 'f'.repeat(24);
  const { results } = await client(cashRegister.resend, { ids: [_id, _id, unknown] });
  expect(results).toEqual([
    { id: _id, outcome: 'queued' },
    { id: unknown, outcome: 'not-found' },
  ]);
  await deliverAll();
  const [resent] = (await client(cashRegister.transactions, {})).transactions;
  expect(resent).toMatchObject({ _id, status: 'fiscalized', fault: null });
  const again = await client(cashRegister.resend, { ids: [_id] });
  expect(again.results).toEqual([{ id: _id, outcome: 'fiscalized' }]);
  expect((await client(cashRegister.transactions, {})).transactions).toEqual([resent]);
  const { rows } = await client(contract.activity.list, { actions: ['cashRegister.resend'] });
  const [first] = rows;
  expect(first).toMatchObject({ subject: resent?.posName, userName: owner.name });
});

test('another business gets not-found for a resend of a drawer movement, and an employee with read access is refused', async () => {
  const { client, id } = await openedTill();
  const ids = (await client(cashRegister.transactions, {})).transactions.map(({ _id }) => _id);
  const stranger = server.client((await addBusiness(server)).owner.token);
  expect((await refusalOf(stranger(cashRegister.resend, { ids }))).code).toBe('not-found');
  const reader = server.client((await addEmployee(server, id, 'L', { cashRegister: 'read' })).token);
  expect((await refusalOf(reader(cashRegister.resend, { ids }))).status).toBe(403);
});

test('a drawer movement whose worker died is submitted by the job for overdue documents', async () => {
  const { client, till, id } = await openedTill();
  await server.asOwner`
    update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker that is gone'
    where locked_at is null`;
  await deliverAll();
  const status = async () =>
    (await client(cashRegister.initialBalance, { pos_id: till.id })).initialBalance?.status;
  expect(await status()).toBe('pending');
  await deliverAgain(id);
  expect(await status()).toBe('fiscalized');
});

test('without a certificate a drawer movement stays pending with the fault certificate-missing', async () => {
  const { client, till, id } = await openedTill();
  await server.asOwner`update tenant.certificates set replaced_at = now(), encrypted_key = null where business_id = ${id}`;
  await deliverAll();
  const { initialBalance } = await client(cashRegister.initialBalance, { pos_id: till.id });
  expect(initialBalance).toMatchObject({ status: 'pending', fault: 'certificate-missing' });
});

test('another business sees neither the drawer nor its movements', async () => {
  const { till } = await openedTill();
  const { owner } = await addBusiness(server);
  const stranger = server.client(owner.token);
  expect((await refusalOf(stranger(cashRegister.initialBalance, { pos_id: till.id }))).code).toBe(
    'not-found',
  );
  expect(await stranger(cashRegister.transactions, { posIds: [till.id] })).toEqual({
    transactions: [],
    count: 0,
    isMore: false,
    isSortCut: false,
    days: [],
  });
});
