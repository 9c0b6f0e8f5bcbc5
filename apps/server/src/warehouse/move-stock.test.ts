import {
  asMoney,
  asQuantity,
  asUnitCost,
  emptyStock,
  issueStock,
  negated,
  receiveStock,
  type StockState,
} from '@tezga/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import {
  addArticle,
  addBusiness,
  defaultUnitOf,
  startTestServer,
  type TestBusiness,
  type TestServer,
} from '../testing/index.ts';
import { lockStock, moveStock, type StockMovement } from './index.ts';

let server: TestServer;
let business: TestBusiness;
let shopId: string;
beforeAll(async () => {
  server = await startTestServer();
  business = await addBusiness(server);
  shopId = await addShop(business.id);
});
afterAll(() => server.stop());

const newId = () => newRecordId(new Date());

async function addShop(businessId: string): Promise<string> {
  const id = newId();
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city) values (${businessId}, ${id}, ${id}, '', '')`;
  return id;
}

const added = () => addArticle(server, business.id, business.owner.token);

function inBusiness<Result>(work: (transaction: Transaction) => Promise<Result>, businessId = business.id) {
  const opening = `select set_config('tezga.business_id', '${businessId}', true)`;
  return inTransaction(server.pool, work, { kind: 'changing', opening });
}

/** A receipt of ten pieces at 120 lek. */
function received(articleId: string, before: StockState = emptyStock): StockMovement {
  const { state, cost } = receiveStock(before, {
    quantity: asQuantity(10_000n),
    unitCost: asUnitCost(120_000_000n),
  });
  return movement(articleId, before, state, cost);
}

/** An issue of three pieces. */
function issued(articleId: string, before: StockState): StockMovement {
  const { state, cost } = issueStock(before, { quantity: asQuantity(3_000n), articleCost: asUnitCost(0n) });
  return movement(articleId, before, state, negated(cost));
}

function movement(articleId: string, before: StockState, after: StockState, cost: bigint): StockMovement {
  const document = { kind: 'invoice', id: newId() } as const;
  const at = new Date('2026-11-15T10:00:00Z');
  const about = { at, shopId, articleId, document, linePlace: 1, reason: 'test', isCostMissing: false };
  return { ...about, before, after, cost: asMoney(cost) };
}

const move = (movements: readonly StockMovement[]) =>
  inBusiness((transaction) => moveStock(transaction, business.id, movements));

const lock = (articleIds: readonly string[]) =>
  inBusiness((transaction) => lockStock(transaction, business.id, shopId, articleIds));

const movementsOf = (articleId: string) => server.asOwner`
  select quantity, cost, value, quantity_after, value_after from tenant.stock_movements
  where business_id = ${business.id} and article_id = ${articleId} order by number`;

test('an article that was never moved has empty stock, also when it is locked twice', async () => {
  const id = await added();
  expect(await lock([id, id])).toEqual(new Map([[id, emptyStock]]));
  expect(await lock([])).toEqual(new Map());
});

test('lockStock() returns the stock after the last movement, and movements are numbered in their order', async () => {
  const id = await added();
  await lock([id]);
  const first = received(id);
  const second = issued(id, first.after);
  await move([first, second]);
  const left = { quantity: asQuantity(7_000n), value: asMoney(84_000n), average: asUnitCost(120_000_000n) };
  expect(await lock([id])).toEqual(new Map([[id, left]]));
  expect([...(await movementsOf(id))]).toEqual([
    {
      quantity: asQuantity(10_000n),
      cost: 120_000n,
      value: asMoney(120_000n),
      quantity_after: 10_000n,
      value_after: 120_000n,
    },
    {
      quantity: asQuantity(-3_000n),
      cost: -36_000n,
      value: asMoney(-36_000n),
      quantity_after: 7_000n,
      value_after: 84_000n,
    },
  ]);
});

test('a movement stores its unit cost and the average after it', async () => {
  const id = await added();
  await lock([id]);
  const first = received(id);
  const second = issued(id, first.after);
  const third = { ...received(id, second.after), unitCost: asUnitCost(7n) };
  await move([first, second, third]);
  const rows = await server.asOwner`
    select unit_cost, average_after from tenant.stock_movements
    where business_id = ${business.id} and article_id = ${id} order by number`;
  const average_after = 120_000_000n;
  expect([...rows]).toEqual([
    { unit_cost: average_after, average_after },
    { unit_cost: average_after, average_after },
    { unit_cost: 7n, average_after },
  ]);
});

test('a receipt into negative stock changes the stock value by its cost minus the correction of earlier issues', async () => {
  const id = await added();
  const before = {
    quantity: asQuantity(-5_000n),
    value: asMoney(-50_000n),
    average: asUnitCost(100_000_000n),
  };
  await lock([id]);
  await move([movement(id, emptyStock, before, -50_000n)]);
  const { state, cost, adjustment } = receiveStock(before, {
    quantity: asQuantity(10_000n),
    unitCost: asUnitCost(120_000_000n),
  });
  await move([movement(id, before, state, cost)]);
  const [, entry] = await movementsOf(id);
  expect(entry).toMatchObject({ cost: 120_000n, value: 120_000n - adjustment, value_after: 60_000n });
});

test('a movement based on an outdated stock is rejected and rolled back', async () => {
  const id = await added();
  await lock([id]);
  await move([received(id)]);
  await expect(move([received(id)])).rejects.toThrow('was not locked');
  expect(await lock([id])).toMatchObject(new Map([[id, { quantity: asQuantity(10_000n) }]]));
  expect(await movementsOf(id)).toHaveLength(1);
});

test('movements are rejected if one does not start with the stock that the previous one left', async () => {
  const id = await added();
  await lock([id]);
  await expect(move([received(id), issued(id, { ...emptyStock, quantity: asQuantity(5n) })])).rejects.toThrow(
    'not locked',
  );
});

test('stock without a locked row cannot be moved', async () => {
  await expect(move([received(await added())])).rejects.toThrow('"number"');
});

test('the database refuses a stock value other than zero for a quantity of zero', async () => {
  const id = await added();
  const worth = { quantity: asQuantity(0n), value: asMoney(5n), average: null };
  await lock([id]);
  await expect(move([movement(id, emptyStock, worth, 5n)])).rejects.toThrow('nothing_is_worth_nothing');
});

async function addManyArticles(count: number): Promise<string[]> {
  const unitId = await defaultUnitOf(server, business.id);
  const ids = Array.from({ length: count }, newId);
  await server.asOwner`
    insert into tenant.articles (business_id, id, name, sku, price, vat_id, unit_id, color, created_at, updated_at)
    select ${business.id}, id, id, id, 100, '20', ${unitId}, '#8A8F98', now(), now()
    from unnest(${ids}::text[]) id`;
  return ids;
}

test('locking and moving a thousand articles take two statements each', async () => {
  const ids = await addManyArticles(1_000);
  const sent: string[] = [];
  await inBusiness(async (transaction) => {
    const counting: Transaction = {
      ...transaction,
      run: (text, values) => {
        sent.push(text);
        return transaction.run(text, values);
      },
    };
    const locked = await lockStock(counting, business.id, shopId, ids.toReversed());
    expect([...locked.keys()]).toEqual(ids.toSorted());
    await moveStock(
      counting,
      business.id,
      ids.map((id) => received(id, locked.get(id))),
    );
    await moveStock(counting, business.id, []);
  });
  expect(sent).toHaveLength(4);
  const [sums] = await server.asOwner`
    select count(*), sum(quantity)::bigint as quantity, sum(value)::bigint as value from tenant.stock
    where business_id = ${business.id} and article_id = any (${ids}::text[])`;
  expect(sums).toEqual({ count: 1_000n, quantity: asQuantity(10_000_000n), value: asMoney(120_000_000n) });
});

test('another business neither sees nor locks nor moves this stock', async () => {
  const id = await added();
  await lock([id]);
  await move([received(id)]);
  const other = await addBusiness(server);
  const seen = await inBusiness(
    (transaction) =>
      transaction.run(
        `select (select count(*) from tenant.stock) stock, (select count(*) from tenant.stock_movements) moved`,
        [],
      ),
    other.id,
  );
  expect([...seen]).toEqual([{ stock: 0n, moved: 0n }]);
  const inOtherShop = inBusiness((transaction) => lockStock(transaction, other.id, shopId, [id]), other.id);
  await expect(inOtherShop).rejects.toThrow('foreign key');
  const acrossBusinesses = inBusiness(
    (transaction) => moveStock(transaction, business.id, [received(id)]),
    other.id,
  );
  await expect(acrossBusinesses).rejects.toThrow('row-level security');
});

test.each(['update tenant.stock_movements set cost = 0', 'delete from tenant.stock_movements'])(
  'a stock movement is immutable: %s fails',
  async (attempt) => {
    await expect(inBusiness((transaction) => transaction.run(attempt, []))).rejects.toThrow(
      'permission denied',
    );
    await expect(server.asOwner.unsafe(attempt)).rejects.toThrow('never changed');
  },
);
