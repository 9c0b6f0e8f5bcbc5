import { randomUUID } from 'node:crypto';
import { contract } from '@tezga/contract';
import type { CallError } from '@tezga/contract/client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import {
  addFiscalBusiness,
  addSupplier,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../testing/index.ts';

const { eInvoices, purchases } = contract;

let standIn: StandIn;
let server: TestServer;
let supplier: Awaited<ReturnType<typeof addSupplier>>;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ standIn });
  supplier = await addSupplier(server, standIn);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
afterEach(() => standIn.control('PUT', '/switches', { down: 'no', dropReply: false }));

const fetchNow = (businessId: string) =>
  jobBook.jobs['purchases:fetch']?.({ businessId }, server.jobContext) ?? Promise.reject(new Error('no job'));

async function delivered(count: number) {
  const buyer = await addFiscalBusiness(server, standIn);
  const eics: string[] = [];
  for (let place = 0; place < count; place += 1) eics.push((await supplier.issue(buyer)).eic ?? '');
  await fetchNow(buyer.id);
  return { ...buyer, eics };
}

type Client = Awaited<ReturnType<typeof addFiscalBusiness>>['client'];
const answer = (client: Client, EICs: string[], EinStatus: 'ACCEPTED' | 'REFUSED' = 'ACCEPTED') =>
  client(eInvoices.setStatus, { EICs, EinStatus });

type Answered = { readonly results: readonly { readonly outcome: string }[] };
const outcomes = ({ results }: Answered) => results.map(({ outcome }) => outcome);

test('accepting an e-invoice accepts it at the central platform and saves the user; a repeat changes nothing', async () => {
  const { id, client, eics } = await delivered(2);
  const [first = '', second = ''] = eics;
  expect(await answer(client, [first.toUpperCase()])).toEqual({
    results: [{ EIC: first, outcome: 'changed', reason: null }],
  });
  await answer(client, [second], 'REFUSED');
  const again = await answer(client, [first, second, randomUUID()]);
  expect(outcomes(again)).toEqual(['already', 'closed', 'not-found']);
  await fetchNow(id);
  const { documents } = await client(purchases.list, {
    tableOptions: { sort: 'number', direction: 'ascending' },
  });
  expect(new Set(documents.map(({ status }) => status))).toEqual(new Set(['ACCEPTED', 'REFUSED']));
  const accepted = documents.find(({ eic }) => eic === first)?._id ?? '';
  const { purchase } = await client(purchases.one, { id: accepted });
  expect(purchase.answeredBy).not.toBeNull();
  expect(purchase.answeredAt).not.toBeNull();
});

test("if one call accepts and another refuses the same e-invoices concurrently, the second gets the outcome 'closed'", async () => {
  const { client, eics } = await delivered(3);
  const [yes, no] = await Promise.all([answer(client, eics), answer(client, eics, 'REFUSED')]);
  const [first, second] = outcomes(yes)[0] === 'changed' ? [yes, no] : [no, yes];
  expect(outcomes(first)).toEqual(['changed', 'changed', 'changed']);
  expect(outcomes(second)).toEqual(['closed', 'closed', 'closed']);
  const winner = outcomes(yes)[0] === 'changed' ? 'ACCEPTED' : 'REFUSED';
  const { documents } = await client(purchases.list, {});
  expect(documents.map(({ status }) => status)).toEqual([winner, winner, winner]);
});

test('of many concurrent calls that accept a purchase, three wait for its lock and the others are refused at once', async () => {
  const { id, client, eics } = await delivered(1);
  const received: string[] = [];
  const calls: Promise<void>[] = [];
  await server.asOwner.begin(async (sql) => {
    await sql`select 1 from tenant.purchases where business_id = ${id} for update`;
    for (let caller = 0; caller < 3 * server.config.DATABASE_POOL; caller += 1)
      calls.push(
        answer(client, eics)
          .then(
            (answered) => outcomes(answered).join(' '),
            (error: unknown) => (error as CallError).code,
          )
          .then((outcome) => void received.push(outcome)),
      );
    await expect.poll(() => received.length).toBe(calls.length - 3);
    expect(new Set(received)).toEqual(new Set(['too-many-requests']));
    expect((await client(purchases.list, {})).documents).toMatchObject([{ status: 'DELIVERED' }]);
  });
  await Promise.all(calls);
  expect(received.slice(-3).toSorted()).toEqual(['already', 'already', 'changed']);
});

test('if the central platform refuses one e-invoice of a batch, the others are still accepted', async () => {
  const { client, eics } = await delivered(5);
  await standIn.control('PUT', `/einvoices/${eics[2]}/status`, { status: 'REFUSED' });
  const { results } = await answer(client, eics);
  expect(outcomes({ results })).toEqual(['changed', 'changed', 'refused', 'changed', 'changed']);
  expect(results[2]?.reason).toEqual(expect.any(String));
  const { documents } = await client(purchases.list, { tableOptions: { statuses: ['ACCEPTED'] } });
  expect(documents).toHaveLength(4);
});

test('if the reply of the central platform is lost, the call is refused and changes nothing; a repeat succeeds', async () => {
  const { id, client, eics } = await delivered(2);
  await standIn.control('PUT', '/switches', { dropReply: true });
  const silent = await refusalOf(answer(client, eics));
  expect(silent.code).toBe('tax-authority-unreachable');
  const still = await client(purchases.list, { tableOptions: { statuses: ['DELIVERED'] } });
  expect(still.documents).toHaveLength(2);
  await standIn.control('PUT', '/switches', { dropReply: false });
  server.clock.move(120_000);
  const again = await answer(client, eics);
  expect(outcomes(again)).toEqual(['changed', 'changed']);
  await fetchNow(id);
  const { documents } = await client(purchases.list, { tableOptions: { statuses: ['ACCEPTED'] } });
  expect(documents).toHaveLength(2);
});

test('accepting e-invoices without a certificate, or more than 500 in one call, is refused', async () => {
  const { id, client, eics } = await delivered(1);
  await server.asOwner`update tenant.certificates set replaced_at = now(), encrypted_key = null where business_id = ${id}`;
  const refused = await refusalOf(answer(client, eics));
  expect(refused.code).toBe('certificate-missing');
  const tooMany = Array.from({ length: 501 }, () => randomUUID());
  const crowd = await refusalOf(answer(client, tooMany));
  expect(crowd.code).toBe('invalid-input');
});

test('an e-invoice that was not fetched yet can be refused, and an e-invoice of another business does not change', async () => {
  const buyer = await addFiscalBusiness(server, standIn);
  const eic = (await supplier.issue(buyer)).eic ?? '';
  expect(outcomes(await answer(buyer.client, [eic], 'REFUSED'))).toEqual(['changed']);
  await fetchNow(buyer.id);
  expect((await buyer.client(purchases.list, {})).documents).toMatchObject([{ eic, status: 'REFUSED' }]);
  const { client, eics } = await delivered(1);
  expect(outcomes(await answer(buyer.client, eics))).toEqual(['refused']);
  expect((await client(purchases.list, {})).documents).toMatchObject([{ status: 'DELIVERED' }]);
});
