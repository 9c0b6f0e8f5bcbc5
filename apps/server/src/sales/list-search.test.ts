import { contract, type InputOf } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, addBusyShops, startTestServer, type TestServer } from '../testing/index.ts';

const { sales } = contract;

let server: TestServer;
let shop: Awaited<ReturnType<typeof addBusyShops>>;
beforeAll(async () => {
  server = await startTestServer();
  shop = await addBusyShops(server);
});
afterAll(() => server.stop());

test.each<[string, () => string, readonly string[]]>([
  ['a number', () => shop.invoices.account.number, ['account']],
  ['the number of a till', () => shop.invoices.card.number, ['card']],
  ['a number without its year', () => '3', ['card']],
  ['NSLF', () => shop.invoices.late.iic.toLowerCase(), ['late']],
  ['NIVF', () => shop.invoices.split.code ?? '', ['split']],
  ['NIVF without dashes', () => (shop.invoices.split.code ?? '').replaceAll('-', ''), ['split']],
  ['a NIPT', () => 'l12345678a', ['account']],
  ['an amount', () => '240', ['refused']],
  ['an amount with decimals', () => '200,50', ['split']],
  ['the name of a customer', () => 'endërr', ['account']],
  ['an article', () => 'kafe', ['split', 'notes']],
  ['a barcode', () => '5301234567897', ['split', 'late']],
  ['what is nowhere', () => 'asgjëkundi', []],
])('%s finds its invoices', async (_name, search, expected) => {
  const { names, count } = await shop.shown({ search: search() });
  expect(names.toSorted()).toEqual(expected.toSorted());
  expect(count).toBe(expected.length);
});

test('a search is narrowed by the filters beside it', async () => {
  expect((await shop.shown({ search: 'kafe', methods: ['CARD'] })).names).toEqual(['split']);
  expect((await shop.shown({ search: 'kafe', date: { to: '2026-03-01' } })).names).toEqual(['notes']);
});

test('another business sees none of them, whatever it asks', async () => {
  const stranger = server.client((await addBusiness(server)).owner.token);
  const { invoices, tills, clientId, coffee, shops, buyer } = shop;
  const filters: InputOf<typeof sales.list>[] = [
    {},
    { posIds: [tills.first.id] },
    { customerIds: [clientId] },
    { articleIds: [coffee] },
    { shopIds: [shops[0]] },
    { statuses: ['pending'] },
    ...[invoices.card.number, invoices.card.iic, invoices.card.code ?? '', '120', 'kafe', buyer.idNumber].map(
      (search) => ({ search }),
    ),
  ];
  for (const filter of filters) {
    const { count, invoices: seen } = await stranger(sales.list, filter);
    expect([count, seen]).toEqual([0, []]);
    expect((await stranger(sales.exported, filter)).invoices).toEqual([]);
    expect((await stranger(sales.listSales, filter)).sales).toEqual([]);
  }
  expect(await stranger(sales.byFic, { fic: invoices.card.code ?? '' })).toEqual({ invoices: [] });
});

test('where all is looked through there is no more, however many were paid otherwise on other days of the month', async () => {
  const { invoices, shown } = shop;
  // Many on a day on which nobody paid by card, in the month in which one did.
  await server.asOwner`
    with paid as (
      select business_id, till_id, operator_id || ':' || class as key, day, date_trunc('month', day::timestamp)::date as month
      from tenant.invoices where id = ${invoices.split.id}
    ), elsewhere as (
      insert into tenant.sale_totals
      select copy.* from paid
      join tenant.sale_totals kept on kept.business_id = paid.business_id and kept.dimension = 'sales' and kept.span = 'day'
        and kept.first_day = paid.day and kept.place_id = paid.till_id and kept.key = paid.key,
        lateral jsonb_populate_record(kept, jsonb_build_object('count', 900,
          'first_day', (paid.month + interval '1 month')::date - 1)) copy
    )
    update tenant.sale_totals kept set count = count + 900 from paid
    where kept.business_id = paid.business_id and kept.dimension = 'sales' and kept.span = 'month'
      and kept.first_day = paid.month and kept.place_id = paid.till_id and kept.key = paid.key`;
  const { names, count, isMore, totals } = await shown({ methods: ['CARD', 'CHECK'] });
  expect(names).toContain('split');
  expect([count, isMore]).toEqual([names.length, false]);
  expect(totals).not.toBeNull();
});

test('what is more than worth counting is said to be more, and its pages go on all the same', async () => {
  const { clientId, invoices, client } = shop;
  // The same sale again and again, each a second after the other.
  await server.asOwner`
    insert into tenant.invoices
    select (jsonb_populate_record(invoice, jsonb_build_object('id', again.id, 'sale_id', again.id, 'number', n + 1000,
      'number_text', 'again/' || n, 'iic', upper(md5('again' || n)), 'issued_at', again.at))).*
    from tenant.invoices invoice, generate_series(1, 520) n,
      lateral (select invoice.issued_at + make_interval(secs => n) as at) moment,
      lateral (select at, lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || lpad(to_hex(n), 12, '0') as id) again
    where invoice.id = ${invoices.account.id}`;
  await server.asOwner`
    insert into tenant.fiscal_documents
    select (jsonb_populate_record(told, jsonb_build_object('id', invoice.id, 'request_uuid', gen_random_uuid()))).*
    from tenant.fiscal_documents told, tenant.invoices invoice
    where told.id = ${invoices.account.id} and invoice.number_text like 'again/%'`;
  const page = (number: number) =>
    client(sales.list, { customerIds: [clientId], paginationOptions: { page: number, maxCount: 100 } });
  const first = await page(1);
  expect([first.isMore, first.totals, first.count >= 500]).toEqual([true, null, true]);
  const numbers: string[] = [];
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const { invoices: shown } = await page(number);
    numbers.push(...shown.map(({ meta }) => meta.invoiceNumber));
  }
  const again = Array.from({ length: 520 }, (_, place) => `again/${520 - place}`);
  expect(numbers).toEqual([...again, invoices.account.number]);
  const last = await page(6);
  expect([last.count, last.isMore, last.totals?.totalPrice]).toEqual([521, false, expect.any(Number)]);
});
