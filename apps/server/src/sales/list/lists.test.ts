import { contract, type WireInputOf } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addBusyShops,
  addInvoice,
  addTill,
  addTwoShops,
  startTestServer,
  type TestServer,
} from '../../testing/index.ts';

const { sales } = contract;
type Filter = WireInputOf<typeof sales.list>;

let server: TestServer;
let shop: Awaited<ReturnType<typeof addBusyShops>>;
beforeAll(async () => {
  server = await startTestServer();
  shop = await addBusyShops(server);
});
afterAll(() => server.stop());

const newId = () => newRecordId(new Date());
const all = ['refused', 'order', 'account', 'split', 'card', 'late', 'notes'];

test('without a filter all invoices are listed, the newest first, with their sums', async () => {
  const { names, count, isMore, totals } = await shop.shown({});
  // Invoices of the same second are ordered by id.
  expect(names.slice(3, 5).toSorted()).toEqual(['card', 'split']);
  expect(names.toSpliced(3, 2)).toEqual(all.toSpliced(3, 2));
  expect({ count, isMore }).toEqual({ count: 7, isMore: false });
  expect(totals).toEqual({ totalPrice: 1040.5, totalPriceWithoutVAT: 867.08, totalVATAmount: 173.42 });
});

test.each<[string, () => Filter, readonly string[]]>([
  ['a till', () => ({ posIds: [shop.tills.other.id] }), ['refused', 'order']],
  [
    'two tills',
    () => ({ posIds: [shop.tills.other.id, shop.tills.second.id] }),
    ['refused', 'order', 'card'],
  ],
  ['an operator', () => ({ operatorIds: [shop.ben.id] }), ['account', 'late']],
  ['an operator at a till', () => ({ operatorIds: [shop.ben.id], posIds: [shop.tills.second.id] }), []],
  ['days', () => ({ date: { from: '2026-03-02', to: '2026-03-02' } }), ['split', 'card', 'late']],
  ['days from', () => ({ date: { from: '2026-03-05' } }), ['refused', 'order', 'account']],
  ['days up to', () => ({ date: { to: '2026-03-01' } }), ['notes']],
  [
    'all classes but cash',
    () => ({ invoiceTypes: [{ type: 'cash', show: false }] }),
    ['order', 'account', 'card'],
  ],
  [
    'the class card only',
    () => ({ invoiceTypes: (['cash', 'nonCash', 'order'] as const).map((type) => ({ type, show: false })) }),
    ['card'],
  ],
  ['a shown class', () => ({ invoiceTypes: [{ type: 'card', show: true }] }), ['card']],
  [
    'no class',
    () => ({
      invoiceTypes: (['cash', 'nonCash', 'order', 'card'] as const).map((type) => ({ type, show: false })),
    }),
    [],
  ],
  ['status pending', () => ({ statuses: ['pending'] }), ['account']],
  ['status pending or error', () => ({ statuses: ['pending', 'error'] }), ['refused', 'account']],
  ['status fiscalized', () => ({ statuses: ['fiscalized'] }), ['order', 'split', 'card', 'late', 'notes']],
  [
    'status fiscalized and a till',
    () => ({ statuses: ['fiscalized'], posIds: [shop.tills.other.id] }),
    ['order'],
  ],
  ['status fiscalized or pending', () => ({ statuses: ['fiscalized', 'pending'] }), all.slice(1)],
  ['every status', () => ({ statuses: ['fiscalized', 'pending', 'error'] }), all],
  ['a shop', () => ({ shopIds: [shop.shops[1]] }), ['refused', 'order']],
  ['a shop and a till of another', () => ({ shopIds: [shop.shops[1]], posIds: [shop.tills.first.id] }), []],
  ['method card', () => ({ methods: ['CARD'] }), ['split', 'card']],
  [
    'methods banknote and order',
    () => ({ methods: ['BANKNOTE', 'ORDER'] }),
    ['refused', 'order', 'split', 'late', 'notes'],
  ],
  ['method order', () => ({ methods: ['ORDER'] }), ['order']],
  ['method card and an operator', () => ({ methods: ['CARD'], operatorIds: [shop.ben.id] }), []],
  [
    'method banknote and status fiscalized',
    () => ({ methods: ['BANKNOTE'], statuses: ['fiscalized'] }),
    ['split', 'late', 'notes'],
  ],
  ['a customer', () => ({ customerIds: [shop.clientId] }), ['account']],
  ['a customer and days', () => ({ customerIds: [shop.clientId], date: { to: '2026-03-04' } }), []],
  ['an article', () => ({ articleIds: [shop.coffee] }), ['split', 'notes']],
  ['two articles', () => ({ articleIds: [shop.coffee, shop.water] }), ['split', 'late', 'notes']],
  ['an article and method card', () => ({ articleIds: [shop.water], methods: ['CARD'] }), ['split']],
  ['an article and days', () => ({ articleIds: [shop.coffee], date: { to: '2026-03-01' } }), ['notes']],
  ['an article and a customer', () => ({ articleIds: [shop.coffee], customerIds: [shop.clientId] }), []],
])('a filter by %s lists, counts and sums exactly its invoices', async (_name, filter, expected) => {
  const { names, invoices, count, isMore, totals } = await shop.shown(filter());
  expect(names.toSorted()).toEqual(expected.toSorted());
  expect({ count, isMore }).toEqual({ count: expected.length, isMore: false });
  const dates = invoices.map(({ transactionDate }) => transactionDate);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const sum = Math.round(invoices.reduce((total, { totalPrice }) => total + totalPrice * 100, 0)) / 100;
  expect(totals?.totalPrice).toBe(sum);
});

test('pages of invoices follow each other without overlap, and a page beyond the last is empty', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 900_000].map(async (page) => shop.shown({ paginationOptions: { page, maxCount: 2 } })),
  );
  const whole = await shop.shown({ paginationOptions: { page: 1, maxCount: -2 } });
  expect(pages.flatMap(({ names }) => names)).toEqual(whole.names);
  expect(pages.map(({ count }) => count)).toEqual([7, 7, 7, 7, 7, 7]);
  const ofTwo = { articleIds: [shop.coffee, shop.water] };
  const second = await shop.shown({ ...ofTwo, paginationOptions: { page: 2, maxCount: 2 } });
  expect([second.names, second.count]).toEqual([['notes'], 3]);
});

const edges = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'];
const ranges = [undefined, ...edges].flatMap((from) => [undefined, ...edges].map((to) => ({ from, to })));

test('a filter by days lists and counts only the invoices of these days', async () => {
  const { id, owner, shops } = await addTwoShops(server);
  const till = await addTill(server, id, shops[0]);
  const operator = { id: newId(), name: 'Ana' };
  const client = server.client(owner.token);
  for (const [place, day] of edges.entries())
    for (const time of ['T00:30:00+01:00', 'T23:30:00+01:00'])
      await addInvoice(server, id, {
        at: new Date(`${day}${time}`),
        shopId: shops[0],
        till,
        operator,
        number: place * 2 + (time.startsWith('T00') ? 1 : 2),
        status: place === 3 ? 'error' : 'fiscalized',
      });
  for (const { from, to } of ranges) {
    const date = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    const expected = edges.filter((day) => day >= (from ?? '') && day <= (to ?? '9'));
    const whole = await client(sales.list, { date });
    expect([date, whole.count, whole.invoices.length]).toEqual([
      date,
      expected.length * 2,
      expected.length * 2,
    ]);
    const taken = await client(sales.list, { date, statuses: ['fiscalized'] });
    const count = expected.filter((day) => day !== edges[3]).length * 2;
    expect([date, taken.count, taken.invoices.length]).toEqual([date, count, count]);
    const second = await client(sales.list, { date, paginationOptions: { page: 2, maxCount: 3 } });
    expect(second.invoices).toEqual(whole.invoices.slice(3, 6));
  }
});

test('invoices of a till that moved to another shop are found in the shop where they were issued', async () => {
  const { id, owner, shops } = await addTwoShops(server);
  const till = await addTill(server, id, shops[0]);
  const issue = (at: string, shopId: string) =>
    addInvoice(server, id, {
      at: new Date(at),
      shopId,
      till,
      operator: { id: newId(), name: 'Ana' },
      number: 1,
    });
  const before = await issue('2025-01-01T10:00:00Z', shops[0]);
  await server.asOwner`update tenant.tills set shop_id = ${shops[1]} where id = ${till.id}`;
  const after = await issue('2026-01-01T10:00:00Z', shops[1]);
  const client = server.client(owner.token);
  const foundIn = async (shopIds: string[]) => {
    const { invoices, count } = await client(sales.list, { shopIds });
    return [count, ...invoices.map(({ _id }) => _id)];
  };
  expect(await foundIn([shops[0]])).toEqual([1, before.id]);
  expect(await foundIn([shops[1]])).toEqual([1, after.id]);
  expect(await foundIn([...shops])).toEqual([2, after.id, before.id]);
});

test('a listed invoice has all fields of the list', async () => {
  const { invoices } = await shop.shown({ search: shop.invoices.refused.number });
  const { tills, ana, shops, invoices: issued } = shop;
  expect(invoices).toEqual([
    {
      _id: issued.refused.id,
      meta: {
        date: '2026-03-09T11:00:00.000Z',
        fic: null,
        iic: issued.refused.iic,
        invoiceNumber: `7/2026/${tills.other.tcrCode}`,
        typeOfInvoice: 'CASH',
        saleId: issued.refused.id,
        parentId: null,
        timestamp: Date.parse('2026-03-09T11:00:00Z'),
        clientCode: '',
        buyerIDNum: '',
        currencyCode: 'ALL',
        buyerName: '',
      },
      transactionDate: '2026-03-09T11:00:00.000Z',
      orderNumberOfCorrectedInvoice: null,
      orderNumberOfCanceledInvoice: null,
      cancelledByInvoiceWithOrderNumber: null,
      usedAsOrderInvoice: false,
      invoiceClass: 'cash',
      paymentMethods: [{ type: 'BANKNOTE', value: 240, valueAlt: null, details: '' }],
      totalPriceWithoutVAT: 200,
      totalVATAmount: 40,
      totalPrice: 240,
      totalPriceAlt: null,
      currencyCode: 'ALL',
      shopId: shops[1],
      shopName: shops[1],
      payDeadline: null,
      paidState: null,
      posId: tills.other.id,
      posName: `Arka ${tills.other.id}`,
      operatorId: ana.id,
      operatorName: 'Ana',
      customerId: null,
      linesCount: 1,
      status: 'error',
      fault: 'wrong-seller',
      isRetracted: false,
      eInvoice: null,
    },
  ]);
});

test('the list of sales has payment methods, cost and margin', async () => {
  const filter = { search: shop.invoices.notes.number };
  const { sales: listed, cost, count } = await shop.client(sales.listSales, filter);
  expect(listed).toMatchObject([
    { typeOfInvoice: 'CASH', methods: ['BANKNOTE'], totalPriceWithoutVAT: 100, cost: 40, margin: 60 },
  ]);
  expect({ cost, count }).toEqual({ cost: 40, count: 1 });
});

test('an export contains all invoices and ignores the page in the request', async () => {
  const { invoices, count, isMore } = await shop.client(sales.exported, {
    paginationOptions: { page: 3, maxCount: 2 },
  });
  expect([invoices.length, count, isMore]).toEqual([7, 7, false]);
});

test('a search by NIVF finds only the invoice with this NIVF', async () => {
  const { card } = shop.invoices;
  const found = await shop.client(sales.byFic, { fic: card.code ?? '' });
  expect(found.invoices.map(({ _id }) => _id)).toEqual([card.id]);
  expect(await shop.client(sales.byFic, { fic: crypto.randomUUID() })).toEqual({ invoices: [] });
});
