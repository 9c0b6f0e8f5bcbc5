import {
  asMoney,
  asQuantity,
  salesDimensions,
  salesTotalsOf,
  type SalesTotal,
  type PaymentMethod,
} from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Run } from '../../platform/database/kysely-on.ts';
import { openPool, type Pool } from '../../platform/database/pool.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import {
  addBusiness,
  addSoldInvoice,
  addTill,
  startTestServer,
  workerDatabase,
  type TestServer,
} from '../../testing/index.ts';
import { addToTotals, proveTotals } from '../index.ts';

const sellers = 16;

let server: TestServer;
let pool: Pool;
beforeAll(async () => {
  server = await startTestServer();
  pool = openPool(await workerDatabase(), sellers);
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const newId = () => newRecordId(new Date());
const asOwner: Run = (text, values) => server.asOwner.unsafe(text, values as (string | number | null)[]);

function inBusiness<Result>(businessId: string, work: (transaction: Transaction) => Promise<Result>) {
  const opening = `select set_config('tezga.business_id', '${businessId}', true)`;
  return inTransaction(pool, work, { kind: 'changing', opening });
}

/** A business with two shops; the first has two tills. */
async function sellingBusiness() {
  const { id } = await addBusiness(server);
  const [one, two] = [newId(), newId()];
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city)
    select ${id}, shop, shop, '', '' from unnest(${[one, two]}::text[]) shop`;
  const tills = await Promise.all(
    [one, one, two].map(async (shopId) => ({ shopId, tillId: (await addTill(server, id, shopId)).id })),
  );
  return { id, tills };
}

const taxes = [
  {
    vatPercent: 20n,
    exemption: null,
    withoutVat: asMoney(10_000n),
    vat: asMoney(2_000n),
    withVat: asMoney(12_000n),
  },
  {
    vatPercent: 6n,
    exemption: null,
    withoutVat: asMoney(5_000n),
    vat: asMoney(300n),
    withVat: asMoney(5_300n),
  },
  { vatPercent: 0n, exemption: null, withoutVat: asMoney(777n), vat: asMoney(0n), withVat: asMoney(777n) },
  {
    vatPercent: null,
    exemption: 'TAX_FREE_O',
    withoutVat: asMoney(3_333n),
    vat: asMoney(0n),
    withVat: asMoney(3_333n),
  },
] as const;
const methods: readonly PaymentMethod[] = ['BANKNOTE', 'CARD', 'ORDER', 'ACCOUNT', 'CHECK'];
const at = <Item>(items: readonly Item[], place: number): Item => items[place % items.length] as Item;

/** Sales in all combinations of the dimensions, across midnight and the end of a month in Tirana. */
async function sellALot({ id, tills }: Awaited<ReturnType<typeof sellingBusiness>>, count: number) {
  const [people, clients, articles] = [2, 3, 4].map((length) => Array.from({ length }, newId));
  for (let step = 0; step < count; step += 1)
    await addSoldInvoice(server, id, {
      ...at(tills, step),
      at: new Date(Date.parse('2026-10-31T21:10:00Z') + step * 17 * 60_000),
      operatorId: at(people ?? [], step),
      ...(step % 3 === 0 ? {} : { customerId: at(clients ?? [], step) }),
      method: at(methods, step),
      lines: Array.from({ length: 1 + (step % 4) }, (_line, place) => ({
        ...at(taxes, step + place),
        articleId: (step + place) % 5 === 4 ? null : at(articles ?? [], step + place * 2),
        quantity: asQuantity(BigInt((step % 7) + 1) * (step % 11 === 10 ? -500n : 500n)),
        cost: asMoney(BigInt(step * place)),
      })),
    });
}

test('the stored totals equal the sums of the documents, in every dimension', async () => {
  const business = await sellingBusiness();
  await sellALot(business, 60);
  expect(await proveTotals(asOwner, business.id)).toEqual([]);
  const stored = await server.asOwner`
    select dimension, array_agg(distinct span order by span) as spans from tenant.sale_totals
    where business_id = ${business.id} group by dimension`;
  expect(stored.map(({ dimension }) => String(dimension)).toSorted()).toEqual(salesDimensions.toSorted());
  for (const { spans } of stored) expect(spans).toEqual(['day', 'month']);
  const seenByServer = await inBusiness(business.id, ({ run }) => proveTotals(run));
  expect(seenByServer).toEqual([]);
});

test('a total that is wrong, missing or without documents is reported', async () => {
  const business = await sellingBusiness();
  await sellALot(business, 3);
  const { id } = business;
  await server.asOwner`
    update tenant.sale_totals set vat = vat + 1
    where business_id = ${id} and dimension = 'hour' and key = '22' and span = 'day'`;
  await server.asOwner`delete from tenant.sale_totals
    where business_id = ${id} and dimension = 'shop' and span = 'day'`;
  await server.asOwner`
    update tenant.sale_totals set key = 'WAIVER'
    where business_id = ${id} and key = 'CARD' and span = 'month'`;
  const found = await proveTotals(asOwner, id);
  const hours = found.filter(({ dimension }) => dimension === 'hour');
  expect(hours).toHaveLength(2);
  for (const { stored, documented } of hours) expect((stored?.vat ?? 0n) - (documented?.vat ?? 0n)).toBe(1n);
  const lost = found.filter(({ dimension }) => dimension === 'shop');
  expect(lost.map(({ stored }) => stored)).toEqual([null, null]);
  const methodsFound = found.filter(({ dimension }) => dimension === 'method');
  expect(methodsFound.map(({ key, documented }) => [key, documented === null])).toEqual([
    ['CARD', false],
    ['WAIVER', true],
  ]);
  expect(found).toHaveLength(6);
  expect((await proveTotals(asOwner)).length).toBeGreaterThanOrEqual(6);
});

const rowsOf = (seller: number, articleIds: readonly string[]): SalesTotal[] =>
  salesTotalsOf({
    day: '2026-11-15',
    hour: 9,
    tillId: 'a'.repeat(24),
    shopId: 'b'.repeat(24),
    operatorId: 'c'.repeat(24),
    class: 'cash',
    customerId: 'd'.repeat(24),
    withoutVat: asMoney(10n),
    vat: asMoney(2n),
    withVat: asMoney(12n),
    cost: asMoney(7n),
    payments: [{ method: 'BANKNOTE', amountInLek: asMoney(12n) }],
    lines: (seller % 2 === 0 ? articleIds : articleIds.toReversed()).map((articleId) => ({
      articleId,
      quantity: asQuantity(1_000n),
      vatPercent: 20n,
      exemption: null,
      withoutVat: asMoney(5n),
      vat: asMoney(1n),
      withVat: asMoney(6n),
      cost: asMoney(3n),
    })),
  });

test('concurrent sales of the same articles are all added to the totals, without deadlocks', async () => {
  const { id } = await addBusiness(server);
  const articleIds = [newId(), newId()];
  const attempts = await Promise.allSettled(
    Array.from({ length: sellers * 4 }, (_sale, seller) =>
      inBusiness(id, async (transaction) => addToTotals(transaction, id, rowsOf(seller, articleIds))),
    ),
  );
  expect(attempts.filter(({ status }) => status === 'rejected')).toEqual([]);
  const stored = await server.asOwner`
    select distinct count, with_vat / count as each from tenant.sale_totals where business_id = ${id}
    order by each`;
  expect([...stored]).toEqual([
    { count: 64n, each: 6n },
    { count: 64n, each: 12n },
  ]);
});

test('another business can neither add to the totals nor read them', async () => {
  const [mine, other] = [await sellingBusiness(), await addBusiness(server)];
  await sellALot(mine, 1);
  const across = inBusiness(other.id, async (transaction) =>
    addToTotals(transaction, mine.id, rowsOf(0, [])),
  );
  await expect(across).rejects.toThrow('row-level security');
  const seen = await inBusiness(other.id, ({ run }) => run('select 1 from tenant.sale_totals', []));
  expect([...seen]).toEqual([]);
});
