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

/** Two sales in a night, of which one gets its id only after the hour, and the same two by day again and again. */
async function sellMostlyByDay() {
  const { id, owner, shops } = await addTwoShops(server);
  const till = await addTill(server, id, shops[0]);
  const client = server.client(owner.token);
  const articleId = await addArticle(server, id, owner.token, { name: 'Kafe ekspres' });
  const { customerId } = await client(customers.add, { ...buyer, name: 'Ëndërr Çela' });
  const operator = { id: newRecordId(new Date()), name: 'Ana' };
  const ofCustomer = { customerId, lines: [{ articleId }] };
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
  const night = [
    await issue('2026-01-10T02:10:00Z', ofCustomer),
    await issue('2026-01-10T02:59:59Z', { ...ofStranger, madeAt: new Date('2026-01-10T03:00:07Z') }),
  ] as const;
  for (const given of [ofCustomer, ofStranger]) await again((await issue('2026-02-01T09:00:00Z', given)).id);
  await server.asOwner`insert into tenant.buyer_names (business_id, name) values (${id}, ${buyer.name})`;
  await server.asOwner`insert into tenant.line_names (business_id, name) values (${id}, 'Riparim')`;
  return { id, client, articleId, customerId, night, issue };
}

/** So much of everything else in the same night that few of the sales in its hour are the wanted ones. */
async function sellOtherThings({ id, issue }: typeof quiet) {
  await again((await issue('2026-01-10T02:30:00Z', {})).id);
  await server.asOwner`
    update tenant.sale_totals set count = count + ${soldAgain}
    where business_id = ${id} and (dimension = 'sales' or dimension = 'hour' and key = '03')
      and first_day in ('2026-01-01', '2026-01-10')`;
}

/** The same sale, each a second after the other. */
async function again(id: string) {
  await server.asOwner`
    create temporary table again as
    select n, at, lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || lpad(to_hex(n), 4, '0') || right(id, 8) as id
    from tenant.invoices, generate_series(1, ${soldAgain}) n,
      lateral (select issued_at + make_interval(secs => n) as at) moment
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
      const { client, night } = shop;
      const found = await client(sales.list, { ...asked(shop), hours: { from: 3, to: 4 } });
      expect(found.invoices.map(({ _id }) => _id)).toEqual([night[expected].id]);
      expect([found.count, found.isMore]).toEqual([1, false]);
      expect(found.totals?.totalPrice).toBe(Number(night[expected].total) / 100);
      const none = await client(sales.list, { ...asked(shop), hours: { from: 4, to: 5 } });
      expect([none.count, none.isMore, none.invoices]).toEqual([0, false, []]);
    }
  },
);
