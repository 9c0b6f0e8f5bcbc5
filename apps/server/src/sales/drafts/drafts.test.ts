import { contract } from '@tezga/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addBusiness,
  addSellingBusiness,
  aLine,
  refusalOf,
  startStandIn,
  startTestServer,
  type StandIn,
  type TestServer,
} from '../../testing/index.ts';
import { draftsMax } from './drafts.ts';

const { sales } = contract;

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

const cart = () => ({
  tillId: business.till.id,
  lines: [aLine({ quantity: 2 }), aLine({ name: 'Kafe', price: 60.5, vat: '6', discount: 10 })],
  notes: 'Pa sheqer',
});
const save = (name = 'Tavolina 4') => business.client(sales.keepDraft, { name, cart: cart() });

test('a saved draft returns the same cart, and the list shows its total', async () => {
  const { _id } = await save();
  const { drafts } = await business.client(sales.drafts, {});
  expect(drafts).toMatchObject([{ _id, name: 'Tavolina 4', total: 294.45, currency: 'ALL' }]);
  const { draft } = await business.client(sales.draft, { id: _id });
  expect(draft.cart).toMatchObject({ ...cart(), payments: [], customerId: null });
});

test('saving with the id of a draft replaces it, and deleting a draft a second time is refused', async () => {
  const { _id } = await save();
  await business.client(sales.keepDraft, { _id, name: 'Tavolina 5', cart: cart() });
  expect((await business.client(sales.drafts, {})).drafts.map(({ name }) => name)).toEqual(['Tavolina 5']);
  await business.client(sales.cancelDraft, { id: _id });
  expect((await refusalOf(business.client(sales.cancelDraft, { id: _id }))).code).toBe('not-found');
  expect((await business.client(sales.drafts, {})).drafts).toEqual([]);
});

test("issuing a draft's invoice deletes the draft, and a refused invoice does not", async () => {
  const { _id: draftId } = await save();
  await refusalOf(business.sell({ draftId, payments: [{ type: 'CARD', amount: 1 }] }));
  expect((await business.client(sales.drafts, {})).drafts).toHaveLength(1);
  await business.sell({ draftId });
  expect((await business.client(sales.drafts, {})).drafts).toEqual([]);
});

test('the list of drafts has the newest ones up to its limit, and says if there are more', async () => {
  const { id, client } = business;
  const { _id } = await save();
  await server.asOwner`
    insert into tenant.sale_drafts
    select (jsonb_populate_record(draft, jsonb_build_object('id', lpad(to_hex(n), 24, '0'), 'name', 'Më parë ' || n,
      'updated_at', draft.updated_at - make_interval(secs => n)))).*
    from tenant.sale_drafts draft, generate_series(1, ${draftsMax}) n where draft.id = ${_id}`;
  const names = Array.from({ length: draftsMax }, (_, place) => `Më parë ${place}`).with(0, 'Tavolina 4');
  const cut = await client(sales.drafts, {});
  expect([cut.drafts.map(({ name }) => name), cut.isMore]).toEqual([names, true]);
  await server.asOwner`
    delete from tenant.sale_drafts where business_id = ${id} and name = ${`Më parë ${draftsMax}`}`;
  const whole = await client(sales.drafts, {});
  expect([whole.drafts.map(({ name }) => name), whole.isMore]).toEqual([names, false]);
});

test.each([
  ['', 'required'],
  ['Kafe', 'too-short'],
  ['x'.repeat(51), 'too-long'],
])('a draft with the name «%s» is refused: %s', async (name, code) => {
  expect((await refusalOf(save(name))).problems?.[0]).toMatchObject({ path: 'name', code });
});

test('drafts of another business are not found', async () => {
  const { _id } = await save();
  const stranger = await addBusiness(server);
  const client = server.client(stranger.owner.token);
  expect((await client(sales.drafts, {})).drafts).toEqual([]);
  expect((await refusalOf(client(sales.draft, { id: _id }))).code).toBe('not-found');
  expect((await refusalOf(client(sales.cancelDraft, { id: _id }))).code).toBe('not-found');
});

test('a quote returns the totals and the problems of a cart, and issues nothing', async () => {
  const quoted = await business.client(sales.quote, {
    ...cart(),
    payments: [{ type: 'BANKNOTE', amount: 500 }],
  });
  expect(quoted).toMatchObject({ typeOfInvoice: 'CASH', totalPrice: 294.45, change: 205.55, problems: [] });
  expect(quoted.lines.map(({ PA }) => PA)).toEqual([240, 54.45]);
  const unpaid = await business.client(sales.quote, { ...cart(), currency: 'EUR' });
  expect(unpaid.problems.map(({ path, code }) => [path, code])).toEqual([
    ['exchangeRate', 'required'],
    ['payments', 'required'],
  ]);
  const invoices = await server.asOwner`select 1 from tenant.invoices where business_id = ${business.id}`;
  expect(invoices).toEqual([]);
});

test('an operator signs on at a till with operator code and PIN and can then sell there', async () => {
  const { id, till, opCode, owner } = business;
  await server.client(owner.token)(contract.employees.changePin, { pin: '4821' });
  const client = server.client(owner.token);
  expect((await refusalOf(client(sales.signOn, { tillId: till.id, opCode, pin: '1111' }))).code).toBe(
    'wrong-pin',
  );
  const signedOn = await client(sales.signOn, { tillId: till.id, opCode, pin: '4821', deviceUUID: 'pos-7' });
  expect(signedOn.till).toMatchObject({ _id: till.id, tcrCode: till.tcrCode, isDrawerOpen: true });
  const sold = await client(sales.issue, {
    saleId: newRecordId(new Date()),
    tillId: till.id,
    lines: [aLine()],
    payments: [{ type: 'BANKNOTE', amount: 120 }],
  });
  expect(sold.status).toBe('pending');
  const [device] = await server.asOwner`
    select device_uuid from tenant.tills where business_id = ${id} and id = ${till.id}`;
  expect(device?.['device_uuid']).toBe('pos-7');
  const missing = client(sales.signOn, { tillId: newRecordId(new Date()), opCode, pin: '4821' });
  expect((await refusalOf(missing)).code).toBe('not-found');
});
