import { contract, type InputOf } from '@tezga/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addArticle,
  addInvoice,
  addTill,
  addTwoShops,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';

const { customers, sales } = contract;

let server: TestServer;
let quiet: Awaited<ReturnType<typeof sellMostlyByDay>>;
let busy: typeof quiet;
beforeAll(async () => {
  server = await startTestServer();
  quiet = await sellMostlyByDay();
  busy = await sellMostlyByDay();
  await sellOtherThings(busy);
  // Connections that served other tests have plans for tables of few rows.
  await server.asOwner`analyze tenant.invoices, tenant.invoice_lines`;
});
afterAll(() => server.stop());

const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
  country: 'ALB',
} as const;
/** More than a word looks at of each thing it means. */
const soldAgain = 1_050;
const soldADay = 25;

/**
 * The same two sales in two nights, once more in the hour after, and by day again and again. One of them has its article
 * on two lines, the other gets its id only after the hour.
 */
async function sellMostlyByDay() {
  const { id, owner, shops } = await addTwoShops(server);
  const till = await addTill(server, id, shops[0]);
  const client = server.client(owner.token);
  const articleId = await addArticle(server, id, owner.token, { name: 'Kafe ekspres' });
  const { customerId } = await client(customers.add, { ...buyer, name: 'Ëndërr Çela' });
  const operator = { id: newRecordId(new Date()), name: 'Ana' };
  const ofCustomer = { customerId, lines: [{ articleId }, { articleId, unitPrice: 5_000n }] };
  const ofStranger = { buyer, lines: [{ name: 'Riparim', unitPrice: 77_700n }] };
  let number = 0;
  const issue = (at: string, given: Partial<Parameters<typeof addInvoice>[2]>) =>
    addInvoice(server, id, {
      at: new Date(at),
      shopId: shops[0],
      till,
      operator,
      number: (number += 1),
      ...given,
    });
  const sellOn = async (day: string) => [
    await issue(`${day}T02:10:00Z`, ofCustomer),
    await issue(`${day}T02:59:59Z`, { ...ofStranger, madeAt: new Date(`${day}T03:00:07Z`) }),
  ];
  const nights = [await sellOn('2026-01-11'), await sellOn('2026-01-10')];
  await issue('2026-01-11T03:10:00Z', ofCustomer);
  await issue('2026-01-11T03:20:00Z', ofStranger);
  for (const given of [ofCustomer, ofStranger]) await again((await issue('2026-02-01T09:00:00Z', given)).id);
  await server.asOwner`insert into tenant.buyer_names (business_id, name) values (${id}, ${buyer.name})`;
  await server.asOwner`insert into tenant.line_names (business_id, name) values (${id}, 'Riparim')`;
  return { id, client, articleId, customerId, nights, issue };
}

/** So much of everything else at the same hours, and at another at which nothing of it was sold, that little is wanted. */
async function sellOtherThings({ id, issue }: typeof quiet) {
  for (const at of ['2026-01-11T02:30:00Z', '2026-01-10T02:30:00Z', '2026-01-10T04:30:00Z'])
    await again((await issue(at, {})).id);
  await server.asOwner`
    update tenant.sale_totals set count = count + ${soldAgain}
    where business_id = ${id} and (dimension = 'sales' or dimension = 'hour' and key in ('03', '05'))
      and first_day in ('2026-01-01', '2026-01-10', '2026-01-11')`;
}

/** The same sale at the same hour, on this day and the next ones. */
async function again(id: string) {
  await server.asOwner`
    create temporary table again as
    select n, at, lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || lpad(to_hex(n), 4, '0') || right(id, 8) as id
    from tenant.invoices, generate_series(1, ${soldAgain}) n,
      lateral (select issued_at + make_interval(days => n / ${soldADay}, mins => n % ${soldADay}) as at) moment
    where id = ${id}`;
  await server.asOwner`
    insert into tenant.invoices
    select (jsonb_populate_record(invoice, jsonb_build_object('id', again.id, 'sale_id', again.id,
      'number_text', again.id, 'iic', upper(md5(again.id)), 'issued_at', again.at))).*
    from tenant.invoices invoice, again where invoice.id = ${id}`;
  await server.asOwner`
    insert into tenant.invoice_lines
    select (jsonb_populate_record(line, jsonb_build_object('invoice_id', again.id))).*
    from tenant.invoice_lines line, again where line.invoice_id = ${id}`;
  await server.asOwner`drop table again`;
}

test.each<[string, (shop: typeof quiet) => InputOf<typeof sales.list>, 0 | 1]>([
  ['an article', ({ articleId }) => ({ articleIds: [articleId] }), 0],
  ['a customer', ({ customerId }) => ({ customerIds: [customerId] }), 0],
  ['the name of an article', () => ({ search: 'ekspres' }), 0],
  ['the name of a customer', () => ({ search: 'çela' }), 0],
  ['an amount', () => ({ search: '777' }), 1],
  ['the number of a buyer', () => ({ search: buyer.idNumber }), 1],
  ['the name of a buyer', () => ({ search: 'blerësi' }), 1],
  ['the name of what is no article', () => ({ search: 'riparim' }), 1],
])(
  '%s is found in an hour of which there is little, whatever was sold since and beside it',
  async (_name, asked, expected) => {
    for (const shop of [quiet, busy]) {
      const { client, nights } = shop;
      const wanted = nights.flatMap((night) => night.slice(expected, expected + 1));
      const inHours = { ...asked(shop), hours: { from: 3, to: 4 } };
      const found = await client(sales.list, inHours);
      expect(found.invoices.map(({ _id }) => _id)).toEqual(wanted.map(({ id }) => id));
      expect([found.count, found.isMore]).toEqual([2, false]);
      const total = wanted.reduce((sum, invoice) => sum + invoice.total, 0n);
      expect(found.totals?.totalPrice).toBe(Number(total) / 100);
      const paginationOptions = { page: 2, maxCount: 1 };
      const second = await client(sales.list, { ...inHours, paginationOptions });
      expect(second.invoices).toEqual(found.invoices.slice(1));
      const file = await client(sales.exported, inHours);
      expect([file.invoices, file.count, file.isMore]).toEqual([found.invoices, 2, false]);
      const none = await client(sales.list, { ...asked(shop), hours: { from: 5, to: 6 } });
      expect([none.count, none.isMore, none.invoices]).toEqual([0, false, []]);
    }
  },
);
