import { contract } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { addBusiness, addSoldInvoice, addTill, startTestServer, type TestServer } from '../testing/index.ts';
import { bestRead } from './best-read.ts';
import { dayAfter } from './calendar.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

const newId = () => newRecordId(new Date());
/** More than a list has room for. */
const articleIds = Array.from({ length: 160 }, newId);
/** With a whole month among them. */
const firstDay = '2026-01-20';
const soldDays = 45;

const keepTops = () => jobBook.jobs['sales:keepTops']?.({}, server.jobContext);

/** Every day another mixture of many articles; a few are sold best by far when `isSkewed`. */
async function sellingBusiness(isSkewed: boolean) {
  const { id, owner } = await addBusiness(server);
  const shopIds = [newId(), newId()];
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city)
    select ${id}, shop, shop, '', '' from unnest(${shopIds}::text[]) shop`;
  const tills = await Promise.all(
    shopIds.map(async (shopId) => ({ shopId, tillId: (await addTill(server, id, shopId)).id })),
  );
  const sell = (day: string, step: number) =>
    addSoldInvoice(server, id, {
      ...(tills[step % 2] as { shopId: string; tillId: string }),
      at: new Date(`${day}T10:00:00Z`),
      operatorId: owner.id,
      lines: articleIds.map((articleId, place) => {
        const weight = isSkewed ? BigInt(Math.floor(1_000_000 / (place + 1))) : 5_000n;
        const vat = weight + BigInt((place * 7919 + step * 104_729) % 997);
        return { articleId, withoutVat: 5n * vat, vat, withVat: 6n * vat };
      }),
    });
  return { id, client: server.client(owner.token), sell, shopIds };
}

async function expectSameAsDocuments(
  { id, client }: Pick<Awaited<ReturnType<typeof sellingBusiness>>, 'id' | 'client'>,
  date: { from: string; to: string },
) {
  const { topItems } = await client(contract.dashboard.range, { date });
  const items = await server.asOwner`
    select article_id as id, sum(line.with_vat)::float8 / 100 as total, sum(quantity)::float8 / 1000 as quantity
    from tenant.invoice_lines line join tenant.invoices invoice
      on invoice.business_id = line.business_id and invoice.id = line.invoice_id
    where line.business_id = ${id} and day between ${date.from} and ${date.to}
    group by 1 order by 2 desc, 1 limit 10`;
  expect(topItems.map(({ articleId, totalPrice, quantity }) => [articleId, totalPrice, quantity])).toEqual(
    items.map((item) => [item['id'], item['total'], item['quantity']]),
  );
}

async function sellEveryDay({ sell }: Pick<Awaited<ReturnType<typeof sellingBusiness>>, 'sell'>) {
  for (let step = 0; step < soldDays; step += 1) await sell(dayAfter(firstDay, step), step);
}

test.each([true, false])(
  'the best are those of the documents, be some far ahead (%s) or all alike',
  async (isSkewed) => {
    const business = await sellingBusiness(isSkewed);
    const today = tiranaDay(new Date());
    await sellEveryDay(business);
    await business.sell(today, soldDays);
    await keepTops();
    const made = await server.asOwner`
      select last_day - first_day as longer, count(*)::integer as lists, count(rest_most)::integer as cut,
        max(cardinality(keys)) as longest
      from tenant.sale_tops where business_id = ${business.id} and dimension = 'item' and last_day - first_day < 31
      group by 1 order by 1`;
    // Days, tens of days and months; one that is not over has no list.
    expect([...made]).toEqual([
      { longer: 0, lists: soldDays, cut: soldDays, longest: 120 },
      { longer: 9, lists: soldDays + 9, cut: soldDays + 9, longest: 120 },
      { longer: 27, lists: 1, cut: 1, longest: 120 },
      { longer: 30, lists: 2, cut: 2, longest: 120 },
    ]);
    await expectSameAsDocuments(business, { from: firstDay, to: today });
    for (const [start, length] of [
      [0, 45],
      [3, 20],
      [10, 4],
      [0, 1],
      [30, 60],
    ] as const) {
      const from = dayAfter(firstDay, start);
      await expectSameAsDocuments(business, { from, to: dayAfter(from, length) });
    }
  },
);

test('what is sold on a day that was over counts at once, and its lists are made anew', async () => {
  const business = await sellingBusiness(true);
  await sellEveryDay(business);
  await keepTops();
  const late = dayAfter(firstDay, 7);
  const range = { from: firstDay, to: dayAfter(firstDay, 40) };
  await business.sell(late, 500);
  await expectSameAsDocuments(business, range);
  await keepTops();
  await expectSameAsDocuments(business, range);
  const [list] = await server.asOwner`
    select count::integer from tenant.sale_tops
    where business_id = ${business.id} and dimension = 'item' and first_day = ${late} and last_day = ${late}`;
  expect(list).toEqual({ count: 2 });
});

test('where some are far ahead nobody reads all the others', async () => {
  const business = await sellingBusiness(true);
  await sellEveryDay(business);
  await keepTops();
  const statements: string[] = [];
  const range = { from: firstDay, to: dayAfter(firstDay, soldDays - 1) };
  const opening = `select set_config('tezga.business_id', '${business.id}', true)`;
  const best = await inTransaction(
    server.pool,
    (transaction) => {
      const watched: Transaction = {
        ...transaction,
        run: (text, values) => {
          statements.push(text);
          return transaction.run(text, values);
        },
      };
      return bestRead(watched, business.id, { shopIds: business.shopIds, today: '2026-11-15' })(
        'item',
        range,
      );
    },
    { kind: 'reading', opening },
  );
  expect(best.map(({ key }) => key)).toEqual(articleIds.slice(0, 10));
  // The lists and the names.
  expect(statements).toHaveLength(2);
});

test('a list that is not what was sold is not believed', async () => {
  const business = await sellingBusiness(true);
  for (let step = 0; step < 8; step += 1) await business.sell(dayAfter(firstDay, step), step);
  await keepTops();
  await server.asOwner`
    update tenant.sale_tops set keys = '{}', amounts = '{}', besides = '{}', rest_most = null, count = count + 1
    where business_id = ${business.id}`;
  await expectSameAsDocuments(business, { from: firstDay, to: dayAfter(firstDay, 9) });
});
