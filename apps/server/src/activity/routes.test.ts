import { PassThrough } from 'node:stream';
import { allRoutes, contract } from '@tezga/contract';
import { sq } from '@tezga/phrases/sq';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../platform/database/transaction.ts';
import { recordActivity } from '../platform/http/record-activity.ts';
import {
  addAdmin,
  addArticle,
  addBusiness,
  addEmployee,
  refusalOf,
  startTestServer,
  testPassword,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let business: TestBusiness;
const list = (input: Record<string, unknown> = {}) =>
  server.client(business.owner.token)(contract.activity.list, input);

beforeAll(async () => {
  server = await startTestServer();
  business = await addBusiness(server);
  const people = [business.owner, await addEmployee(server, business.id, 'OP', {})];
  await inTransaction(server.pool, async (transaction) => {
    for (let number = 0; number < 40; number += 1) {
      const person = people[number % 2] ?? business.owner;
      await recordActivity(transaction, {
        isBound: false,
        actor: {
          person: { id: person.id, name: number % 2 === 0 ? 'Ana Çela' : 'Ëndri Zoto' },
          businessId: business.id,
        },
        at: new Date(Date.UTC(2026, 9, 1 + number, 21, 30)),
        action: number % 4 === 0 ? 'views.add' : 'access.signIn',
        subject: number % 4 === 0 ? `100%_filtri ${number}` : null,
        requestId: `request-${number}`,
        device: 'Linux · Chromium',
      });
    }
  });
});
afterAll(() => server.stop());

test('a user who may not change the settings reads only their own entries, whatever user they filter by', async () => {
  const { id, owner } = await addBusiness(server);
  const reader = await addEmployee(server, id, 'OP', { configurations: 'read' });
  const editor = await addEmployee(server, id, 'AP', { configurations: 'readWrite' });
  await server.client(owner.token)(contract.units.add, { name: 'Thes', code: '' });
  await server.client(editor.token)(contract.units.add, { name: 'Kuti', code: '' });
  const of = async ({ token }: { readonly token: string }, input: { readonly users?: string[] } = {}) => {
    const { rows } = await server.client(token)(contract.activity.list, input);
    return rows.map(({ subject }) => subject);
  };
  expect(await of(editor)).toEqual(['Kuti', 'Thes']);
  expect([await of(reader), await of(reader, { users: [owner.id] })]).toEqual([[], []]);
  expect(await server.client(reader.token)(contract.activity.people, {})).toEqual({ people: [] });
});

test('the pages of the activity log contain every entry once, newest first, with the total count', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list({ page, perPage: 15 })));
  const rows = pages.flatMap((page) => page.rows);
  expect(pages.map(({ rows: { length }, total }) => [length, total])).toEqual([
    [15, 40],
    [15, 40],
    [10, 40],
  ]);
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(40);
  expect(rows.map(({ at }) => at)).toEqual(
    rows
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

test.each([
  [{ search: 'çela' }, 20],
  [{ search: 'ËNDRI' }, 20],
  [{ search: '%_' }, 10],
  [{ search: 'request-39' }, 1],
  [{ search: 'askund' }, 0],
  [{ actions: ['views.add'] }, 10],
  [{ actions: ['views.add', 'access.signIn'] }, 40],
  [{ from: '2026-10-01', to: '2026-10-01' }, 1],
  [{ from: '2026-10-30' }, 11],
  [{ to: '2026-09-30' }, 0],
  [{ actions: ['views.add'], from: '2026-10-30', search: 'Ana' }, 2],
])('the filter %j finds %i entries', async (filter, count) => {
  expect((await list(filter)).total).toBe(count);
});

test.each([{ search: 'a\u0000b' }, { actions: ['\u0000'] }, { from: '0001-01-01' }])(
  'the invalid filter %j is refused, and the server continues to reply',
  async (filter) => {
    expect((await refusalOf(list(filter))).status).toBe(400);
    expect((await list()).total).toBe(40);
  },
);

test('the entries of the activity log are sorted by the requested column', async () => {
  const names = (await list({ sort: 'user', direction: 'ascending', perPage: 40 })).rows.map(
    ({ userName }) => userName,
  );
  expect([names[0], names[39]]).toEqual(['Ana Çela', 'Ëndri Zoto']);
});

test('the filter by user offers every user who has an entry in the log', async () => {
  const { people } = await server.client(business.owner.token)(contract.activity.people, {});
  expect(people.map(({ name }) => name)).toEqual(['Ana Çela', 'Ëndri Zoto']);
  const ofOne = await list({ users: [people[0]?._id ?? ''] });
  expect(ofOne.total).toBe(20);
});

test('the action of a user is in the activity log with its subject and address', async () => {
  const { owner } = await addBusiness(server);
  const client = server.client();
  await client(contract.access.signIn, { username: owner.email, password: testPassword });
  await client(
    contract.views.add,
    { table: 'activity', name: 'Mëngjesi', search: '' },
    { requestId: 'about-mornings' },
  );
  const { rows } = await client(contract.activity.list, {});
  expect(rows.map(({ action, subject, userName }) => ({ action, subject, userName }))).toEqual([
    { action: 'views.add', subject: 'Mëngjesi', userName: owner.name },
    { action: 'access.signIn', subject: null, userName: owner.name },
  ]);
  expect(rows[0]).toMatchObject({ requestId: 'about-mornings', device: 'Linux · Test · 1' });
});

/** Calls that earlier versions recorded: their entries are still in the log. */
const recordedEarlier = [
  'warehouse.previewEntry',
  'warehouse.previewExit',
  'warehouse.previewAdjustment',
  'warehouse.previewCostAdjustment',
  'warehouse.previewProduction',
  'warehouse.previewTransfer',
  'warehouse.previewReceipt',
  'warehouse.previewEdit',
];

test('the phrases name every call that the activity log records now or recorded in an earlier version, and no other call', () => {
  const recorded = allRoutes()
    .filter(({ route }) => route.recorded)
    .map(({ name }) => name);
  expect(Object.keys(sq.activity.actions).toSorted()).toEqual([...recorded, ...recordedEarlier].toSorted());
});

test('a problem reported by a screen is a warning of limited size in the log', async () => {
  const logged: string[] = [];
  const logTo = new PassThrough().on('data', (line: Buffer) => logged.push(line.toString()));
  const watched = await startTestServer({ logTo });
  const { owner } = await addBusiness(watched);
  await watched.client(owner.token)(contract.activity.report, { message: 'Bosh', details: 'x'.repeat(8000) });
  await watched.stop();
  const lines = logged
    .join('')
    .split('\n')
    .filter((line) => line.includes('a screen reports a problem'));
  const [line] = lines.map((each) => JSON.parse(each) as { level: number; details: string });
  expect([lines.length, line?.level, line?.details.length]).toEqual([1, 40, 2000]);
});

const editsOf = async (token: string, action: string, businessId?: string) => {
  const named = businessId === undefined ? {} : { businessId };
  const { rows } = await server.client(token)(contract.activity.list, { actions: [action], ...named });
  return rows.map(({ changes }) => changes);
};

test('an edited article has its changed fields in the activity log, units by name, and the cost only for roles that see costs', async () => {
  const { id, owner } = await addBusiness(server);
  const client = server.client(owner.token);
  const settings = await addEmployee(server, id, 'OP', { configurations: 'readWrite' });
  const articleId = await addArticle(server, id, owner.token, { name: 'Kafe', price: 100, cost: 40 });
  const { unit_id: unitId } = await client(contract.units.add, { name: 'Thes', code: '' });
  await client(contract.articles.edit, {
    articleId,
    price: 120,
    cost: 45.5,
    unit_id: unitId,
    sellFreely: true,
  });
  await client(contract.articles.edit, { articleId, price: 120 });
  const [unchanged, changed = []] = await editsOf(owner.token, 'articles.edit');
  expect(unchanged).toEqual([]);
  expect(changed).toEqual([
    { field: 'price', before: '100.00', after: '120.00' },
    { field: 'cost', before: '40.000', after: '45.500' },
    { field: 'unit', before: 'copë', after: 'Thes' },
    { field: 'sellFreely', before: 'false', after: 'true' },
  ]);
  const seen = await editsOf(settings.token, 'articles.edit');
  expect(seen[1]?.map(({ field }) => field)).toEqual(['price', 'unit', 'sellFreely']);
});

test('the activity log shows the changed fields of a customer only to admins and to users who may read customers', async () => {
  const { id, owner } = await addBusiness(server);
  const client = server.client(owner.token);
  const given = { name: 'Bar Deti', address: 'Rr. 1', town: 'Vlorë' };
  const { customerId } = await client(contract.customers.add, given);
  await client(contract.customers.edit, { customerId, town: 'Sarandë', phone: '069 11' });
  expect(await editsOf(owner.token, 'customers.edit')).toEqual([
    [
      { field: 'phone', before: '', after: expect.stringContaining('69') },
      { field: 'town', before: 'Vlorë', after: 'Sarandë' },
    ],
  ]);
  expect(await editsOf(owner.token, 'customers.add')).toEqual([[]]);
  const admin = await addAdmin(server, 'SA');
  expect((await editsOf(admin.token, 'customers.edit', id))[0]).toHaveLength(2);
  const withoutCustomers = await addEmployee(server, id, 'OP', { configurations: 'readWrite' });
  expect(await editsOf(withoutCustomers.token, 'customers.edit')).toEqual([[]]);
});
