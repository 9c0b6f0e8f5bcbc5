import { asQuantity, asUnitCost, issueStock, negated, receiveStock } from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool, type Pool } from '../platform/database/pool.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addArticle,
  addBusiness,
  defaultUnitOf,
  startTestServer,
  workerDatabase,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';
import { lockStock, moveStock } from './index.ts';

const sellers = 32;
const rounds = 4;

let server: TestServer;
let business: TestBusiness;
let pool: Pool;
const shopId = newRecordId(new Date());
beforeAll(async () => {
  server = await startTestServer();
  business = await addBusiness(server);
  pool = openPool(await workerDatabase(), sellers);
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city)
    values (${business.id}, ${shopId}, 'Dyqani', '', '')`;
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

/** Every fifth seller receives goods, the others issue some; the odd costs provoke rounding. */
function sell(articleIds: readonly string[], seller: number): Promise<void> {
  const opening = `select set_config('tezga.business_id', '${business.id}', true)`;
  const document = { kind: 'invoice', id: newRecordId(new Date()) } as const;
  const quantity = BigInt(seller * 37 + 1);
  const bringsGoods = seller % 5 === 0;
  return inTransaction(
    pool,
    async (transaction) => {
      const locked = await lockStock(transaction, business.id, shopId, articleIds);
      const movements = Array.from(locked, ([articleId, before], place) => {
        const { state, cost } = bringsGoods
          ? receiveStock(before, {
              quantity: asQuantity(quantity),
              unitCost: asUnitCost(BigInt(seller * 1_234_567)),
            })
          : issueStock(before, { quantity: asQuantity(quantity), articleCost: asUnitCost(33_333_000n) });
        const about = { at: new Date(), shopId, articleId, document, linePlace: place, reason: 'test' };
        return {
          ...about,
          before,
          after: state,
          cost: bringsGoods ? cost : negated(cost),
          isCostMissing: false,
        };
      });
      await moveStock(transaction, business.id, movements);
    },
    { kind: 'changing', opening },
  );
}

/** Each seller takes two or three of the three articles, in a different order. */
function basketOf(seller: number, articleIds: readonly string[]): string[] {
  const turned = articleIds.map((_id, place) => articleIds[(place + seller) % articleIds.length] ?? '');
  const ordered = seller % 2 === 0 ? turned : turned.toReversed();
  return seller % 4 === 3 ? ordered.slice(1) : ordered;
}

test('32 concurrent sellers of the same articles neither deadlock nor lose a movement, even if the articles have no stock row yet', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const articleIds = await Promise.all(
      [1, 2, 3].map(() => addArticle(server, business.id, business.owner.token)),
    );
    const baskets = Array.from({ length: sellers }, (_seller, seller) => basketOf(seller, articleIds));
    const outcomes = await Promise.allSettled(baskets.map((basket, seller) => sell(basket, seller)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);

    const recorded = await server.asOwner`
      select quantity_after, value_after, stock.quantity as left, stock.value as worth,
        sum(moved.quantity) over so_far::bigint as quantity, sum(moved.value) over so_far::bigint as value,
        moved.number, row_number() over so_far as place, stock.movements
      from tenant.stock_movements moved join tenant.stock stock using (business_id, shop_id, article_id)
      where business_id = ${business.id} and article_id = any (${articleIds}::text[])
      window so_far as (partition by article_id order by moved.number)
      order by article_id, moved.number`;
    expect(recorded).toHaveLength(baskets.flat().length);
    for (const { quantity, value, place, ...row } of recorded)
      expect(row).toMatchObject({ quantity_after: quantity, value_after: value, number: place });
    const last = recorded.filter(({ number, movements }) => number === movements);
    expect(last).toHaveLength(articleIds.length);
    for (const { quantity, value, ...row } of last)
      expect(row).toMatchObject({ left: quantity, worth: value });
  }
});

test('sellers that take a long list of new articles in opposite orders do not deadlock', async () => {
  const unitId = await defaultUnitOf(server, business.id);
  const ids = Array.from({ length: 500 }, () => newRecordId(new Date()));
  await server.asOwner`
    insert into tenant.articles (business_id, id, name, sku, price, vat_id, unit_id, color, created_at, updated_at)
    select ${business.id}, id, id, id, 100, '20', ${unitId}, '#8A8F98', now(), now()
    from unnest(${ids}::text[]) id`;
  const lists = Array.from({ length: 8 }, (_list, list) => (list % 2 === 0 ? ids : ids.toReversed()));
  const outcomes = await Promise.allSettled(lists.map((list) => sell(list, 1)));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
});
