import { contract } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import { addBusiness, addEmployee, startTestServer, type TestServer } from '../testing/index.ts';

const { alerts } = contract.dashboard;

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

const newId = () => newRecordId(new Date());
const hoursAgo = (hours: number) => new Date(server.clock.now().getTime() - hours * 3_600_000);

const refusedFailure = JSON.stringify({ name: 'buyer-unknown', isOurs: false, code: null, text: null });

type Document = readonly [hours: number, kind: string, status: string];

/** A business with documents of these ages that are not fiscalized. */
async function businessWith(documents: readonly Document[]) {
  const { id, owner } = await addBusiness(server);
  for (const [made, kind, status] of documents)
    await server.asOwner`
      insert into tenant.fiscal_documents (business_id, id, kind, made_at, request_uuid, status, failure)
      values (${id}, ${newId()}, ${kind}, ${hoursAgo(made)}, gen_random_uuid(), ${status},
        ${status === 'error' ? refusedFailure : null}::text::jsonb)`;
  return { id, owner, client: server.client(owner.token) };
}

test('refused invoices and pending invoices are separate alerts, each with the hours left until its deadline', async () => {
  const { client } = await businessWith([
    [17, 'invoice', 'pending'],
    [1, 'invoice', 'pending'],
    [3, 'invoice', 'error'],
    [20, 'wtn', 'pending'],
    [60, 'drawer-movement', 'error'],
  ]);
  const { documents, justSentCount } = await client(alerts, {});
  expect(
    documents.map(({ kind, state, count, hoursLeft, fault }) => [kind, state, count, hoursLeft, fault]),
  ).toEqual([
    ['invoice', 'refused', 1, 44, 'buyer-unknown'],
    ['invoice', 'pending', 2, 30, null],
    ['wtn', 'pending', 1, 27, null],
    ['deposit', 'missed', 1, 0, 'buyer-unknown'],
  ]);
  expect(justSentCount).toBe(0);
});

test('a document of the last minute counts as just sent', async () => {
  const { client } = await businessWith([[0, 'invoice', 'pending']]);
  expect((await client(alerts, {})).justSentCount).toBe(1);
});

test('an employee gets only the alerts of the areas that the role permits', async () => {
  const { id } = await businessWith([
    [3, 'invoice', 'error'],
    [3, 'wtn', 'error'],
  ]);
  const employee = await addEmployee(server, id, 'OP', { wtn: 'read' });
  const { documents, purchases, taxAuthority } = await server.client(employee.token)(alerts, {});
  expect(documents.map(({ kind }) => kind)).toEqual(['wtn']);
  expect(purchases).toBeNull();
  expect(taxAuthority.lastNivfAt).toBeNull();
});

test('unanswered e-invoices of suppliers and a missing certificate are alerts', async () => {
  const { id, client } = await businessWith([]);
  expect(await client(alerts, {})).toMatchObject({ isCertificateMissing: true, purchases: null });
  for (const status of ['DELIVERED', 'DELIVERED', 'ACCEPTED'])
    await server.asOwner`
      insert into tenant.purchases (business_id, id, eic, number, day, currency, with_vat, status, received_at,
        is_from_service, is_from_portal, created_at, updated_at)
      values (${id}, ${newId()}, gen_random_uuid(), '1/2026', '2026-11-01', 'ALL', 100, ${status}, '2026-11-02T10:00:00Z',
        true, false, now(), now())`;
  expect((await client(alerts, {})).purchases).toEqual({ count: 2, oldestAt: '2026-11-02T10:00:00.000Z' });
});

test('the state of the tax authority follows the last replies, with the time of the last message', async () => {
  const { client } = await businessWith([]);
  const state = async () => (await client(alerts, {})).taxAuthority;
  await server.asOwner`delete from platform.authority_answers`;
  expect(await state()).toMatchObject({ state: 'unknown', answerMs: null });
  await server.asOwner`
    insert into platform.authority_answers (answered_at, answer_ms) values (${hoursAgo(0.01)}, 400)`;
  expect(await state()).toMatchObject({ state: 'answers', answerMs: 400 });
  await server.asOwner`update platform.authority_answers set failed_at = ${hoursAgo(0)}`;
  expect(await state()).toMatchObject({ state: 'silent' });
});
