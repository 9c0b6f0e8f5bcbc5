import { contract } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import { addEmployee, addWarehouseBusiness, startTestServer, type TestServer } from '../testing/index.ts';

const { reports, warehouse } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the closing stock of a period is its opening stock plus entries minus exits', async () => {
  const business = await addWarehouseBusiness(server);
  const { client } = business;
  const [shopId, articleId] = [
    await business.addShop(),
    await business.addArticle({ name: 'Miell', cost: 0 }),
  ];
  await business.enter(shopId, [{ articleId, quantity: 10, unitCost: 100 }]);
  await business.takeOut(shopId, [{ articleId, quantity: 4 }], { reason: 'damage' });
  const day = tiranaDay(server.clock.now());
  const today = await client(reports.stock, { from: day, to: day });
  const figures = {
    opening: 0,
    entered: 10,
    enteredValue: 1000,
    left: 4,
    leftValue: 400,
    closing: 6,
    closingValue: 600,
  };
  expect(today.rows).toMatchObject([{ key: articleId, name: 'Miell', ...figures }]);
  expect(today.totals).toMatchObject(figures);
  const valued = await client(warehouse.inventoryValuation, {});
  expect(today.totals.closingValue).toBe(valued.value);
  const before = await client(reports.stock, { from: '2020-01-01', to: '2020-01-31' });
  expect(before.rows).toEqual([]);
  const afterwards = await client(reports.stock, { from: '2098-01-01', to: '2098-01-31' });
  expect(afterwards.rows).toMatchObject([{ opening: 6, openingValue: 600, entered: 0, left: 0, closing: 6 }]);
});

test("entries and exits are grouped by the employee who posted them, and each employee's row lists the documents", async () => {
  const business = await addWarehouseBusiness(server);
  const { client } = business;
  const [shopId, articleId] = [await business.addShop(), await business.addArticle({ cost: 0 })];
  const entry = await business.enter(shopId, [{ articleId, quantity: 10, unitCost: 100 }]);
  const exit = await business.takeOut(shopId, [{ articleId, quantity: 4 }], { reason: 'damage' });
  const day = tiranaDay(server.clock.now());
  const period = { from: day, to: day };
  for (const [name, document, quantity, value] of [
    ['stockEntries', entry, 10, 1000],
    ['stockExits', exit, 4, 400],
  ] as const) {
    const shown = await client(reports[name], period);
    expect(shown.rows).toMatchObject([{ documents: 1, quantity, value }]);
    expect(shown.totals).toEqual({ documents: 1, quantity, value });
    const opened = await client(reports[name], { ...period, employee: shown.rows[0]?.key ?? '' });
    expect(opened.rows).toMatchObject([{ key: document._id, name: document.documentCode, quantity, value }]);
  }
});

test('the sums of the period before have the filters and the search of the report', async () => {
  const business = await addWarehouseBusiness(server);
  const { client } = business;
  const [first, second] = [await business.addShop(), await business.addShop()];
  const articleId = await business.addArticle({ cost: 0 });
  const employee = await addEmployee(server, business.id, 'Magazinieri', { warehouse: 'readWrite' });
  const today = tiranaDay(server.clock.now());
  const date = new Date(server.clock.now().getTime() - 86_400_000).toISOString();
  await business.enter(first, [{ articleId, quantity: 10, unitCost: 100 }], { date });
  await server.client(employee.token)(warehouse.addEntry, {
    documentId: newRecordId(new Date()),
    shopId: second,
    date,
    lines: [{ articleId, quantity: 4, unitCost: 50 }],
  });
  const yesterday = tiranaDay(new Date(date));
  const { rows } = await client(reports.stockEntries, { from: yesterday, to: yesterday });
  const key = rows.find(({ name }) => name === employee.name)?.key ?? '';
  const before = async (filter: object) =>
    (await client(reports.stockEntries, { from: today, to: today, ...filter })).before;
  const all = { from: yesterday, to: yesterday, documents: 2, quantity: 14, value: 1200 };
  expect(await before({})).toEqual(all);
  expect(await before({ search: 'asgjë' })).toMatchObject({ documents: 0, quantity: 0, value: 0 });
  const ofEmployee = { ...all, documents: 1, quantity: 4, value: 200 };
  for (const filter of [
    { shopIds: [second] },
    { operatorIds: [key] },
    { employee: key },
    { search: employee.name },
  ])
    expect(await before(filter)).toEqual(ofEmployee);
});

test('the stock report has the values of the period before, under the same search', async () => {
  const business = await addWarehouseBusiness(server);
  const { client } = business;
  const shopId = await business.addShop();
  const flour = await business.addArticle({ name: 'Miell', cost: 0 });
  const sugar = await business.addArticle({ name: 'Sheqer', cost: 0 });
  const date = new Date(server.clock.now().getTime() - 86_400_000).toISOString();
  const lines = [
    { articleId: flour, quantity: 10, unitCost: 100 },
    { articleId: sugar, quantity: 1, unitCost: 50 },
  ];
  await business.enter(shopId, lines, { date });
  await business.takeOut(shopId, [{ articleId: flour, quantity: 4 }], { reason: 'damage', date });
  const [today, yesterday] = [tiranaDay(server.clock.now()), tiranaDay(new Date(date))];
  const before = async (filter: object) =>
    (await client(reports.stock, { from: today, to: today, ...filter })).before;
  const days = { from: yesterday, to: yesterday };
  expect(await before({})).toEqual({ ...days, enteredValue: 1050, leftValue: 400, closingValue: 650 });
  const ofFlour = { ...days, enteredValue: 1000, leftValue: 400, closingValue: 600 };
  expect(await before({ search: 'miell' })).toEqual(ofFlour);
});

test('the report of entries by document is sorted by quantity or value, but only by quantity if the role may not read costs', async () => {
  const business = await addWarehouseBusiness(server);
  const { client } = business;
  const [shopId, articleId] = [await business.addShop(), await business.addArticle({ cost: 0 })];
  const cheap = await business.enter(shopId, [{ articleId, quantity: 10, unitCost: 1 }]);
  const dear = await business.enter(shopId, [{ articleId, quantity: 1, unitCost: 100 }]);
  const day = tiranaDay(server.clock.now());
  const period = { from: day, to: day, by: 'document' } as const;
  const keysBy = async (sort: 'quantity' | 'value', token = '') =>
    (
      await (token === '' ? client : server.client(token))(reports.stockEntries, { ...period, sort })
    ).rows.map(({ key }) => key);
  expect(await keysBy('quantity')).toEqual([cheap._id, dear._id]);
  expect(await keysBy('value')).toEqual([dear._id, cheap._id]);
  const reader = await addEmployee(server, business.id, 'Lexuesi', { reports: 'read' });
  expect(await keysBy('value', reader.token)).toEqual([cheap._id, dear._id]);
});

test('for a transfer, the sender has the exit and the receiver has the entry', async () => {
  const business = await addWarehouseBusiness(server);
  const [from, to, articleId] = [
    await business.addShop(),
    await business.addShop(),
    await business.addArticle({ cost: 0 }),
  ];
  await business.enter(from, [{ articleId, quantity: 10, unitCost: 100 }]);
  const { _id, code } = await business.send(from, to, [{ articleId, quantity: 4 }]);
  const receiver = await addEmployee(server, business.id, 'Marrësi', { warehouse: 'readWrite' });
  await server.client(receiver.token)(warehouse.completeTransfer, { transferOrderId: _id });
  const day = tiranaDay(server.clock.now());
  const period = { from: day, to: day };
  const rowsOf = async (name: 'stockEntries' | 'stockExits') =>
    (await business.client(reports[name], { ...period, sort: 'name' })).rows;
  const [sender] = await rowsOf('stockExits');
  expect(sender).toMatchObject({ documents: 1, quantity: 4 });
  expect((await rowsOf('stockEntries')).filter(({ name }) => name === receiver.name)).toMatchObject([
    { documents: 1, quantity: 4, value: 400 },
  ]);
  const entered = await rowsOf('stockEntries');
  expect(entered.filter(({ key }) => key === sender?.key)).toMatchObject([{ documents: 1, quantity: 10 }]);
  const received = entered.find(({ name }) => name === receiver.name);
  const ofReceiver = { ...period, operatorIds: [received?.key ?? ''] };
  expect((await business.client(reports.stockEntries, ofReceiver)).rows).toEqual([received]);
  expect((await business.client(reports.stockExits, ofReceiver)).rows).toEqual([]);
  const opened = await business.client(reports.stockEntries, { ...period, employee: received?.key ?? '' });
  expect(opened.rows).toMatchObject([{ key: _id, name: code, quantity: 4 }]);
});
