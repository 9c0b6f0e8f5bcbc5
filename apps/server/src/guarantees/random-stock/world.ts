import { contract } from '@tezga/contract';
import { ownerRoleCode, Refusal } from '@tezga/domain';
import {
  inTransaction,
  isTransactionConflict,
  type Transaction,
} from '../../platform/database/transaction.ts';
import { openPool } from '../../platform/database/pool.ts';
import { StaleRead } from '../../platform/http/error-reply.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import { addArticle, addSellingBusiness, type StandIn, type TestServer } from '../../testing/index.ts';
import type { StockModel } from './stock-model.ts';

/** Numbers from a seed (mulberry32). */
export type Random = ReturnType<typeof randomFrom>;

export function randomFrom(seed: number) {
  let state = seed;
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (max: number) => 1 + Math.floor(share() * max);
  return {
    share,
    upTo,
    oneOf: <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(share() * items.length)];
      if (item === undefined) throw new Error('there is nothing to choose from');
      return item;
    },
    /** A few random items without duplicates. */
    some: <Item>(items: readonly Item[], max: number): Item[] =>
      [
        ...new Set(Array.from({ length: upTo(max) }, () => items[Math.floor(share() ** 2 * items.length)])),
      ].filter((item) => item !== undefined),
    /** A quantity in whole pieces or in thousandths. */
    quantity: () => (share() < 0.6 ? BigInt(upTo(12)) * 1000n : BigInt(upTo(9999))),
    /** A cost in millionths of a lek, with three decimals of a lek. */
    cost: () => BigInt(upTo(60_000)) * 1000n * (share() < 0.05 ? 50n : 1n),
  };
}

export interface Recipe {
  readonly product: string;
  readonly ingredients: readonly { readonly articleId: string; readonly quantity: number }[];
}

/** The effect of an operation on the stock model; `turn` is its place in the order of the commits. */
export interface Effect {
  readonly turn: number;
  apply(model: StockModel, atOf: (document: string, shop: string) => number): void;
}

export type World = Awaited<ReturnType<typeof newWorld>>;

/** The context of the operations, in a transaction. */
type Posting = ReturnType<typeof contextOf> & { readonly transaction: Transaction };

const countOfGoods = 40;
const countOfProducts = 8;

/** A business with three shops, goods and products, and the connections that work on it concurrently. */
export async function newWorld(server: TestServer, standIn: StandIn, connections: number) {
  const business = await addSellingBusiness(server, standIn);
  const { id: businessId, owner, shopId: seller, till } = business;
  const shops = { seller, all: [seller, ...(await addShops(server, businessId))] };
  const { goods, recipes } = await addGoods(server, businessId, owner.token);
  const cards = await server.asOwner<{ id: string; sku: string; cost: bigint }[]>`
    select id, sku, cost from tenant.articles where business_id = ${businessId}`;
  const clock = steppingClock(server.clock.now());
  return {
    businessId,
    tillId: till.id,
    shops,
    recipes,
    articles: [...goods, ...recipes.map(({ product }) => product)],
    skus: new Map(cards.map(({ id, sku }) => [id, sku])),
    /** The default cost of each article in millionths of a lek; the article record has thousandths. */
    cardCosts: new Map(cards.map(({ id, cost }) => [id, cost * 1000n])),
    clock,
    newId: () => newRecordId(clock.read()),
    ...performing(server, connections, contextOf(server, businessId, owner.id, clock)),
  };
}

/** A shop that allows negative stock, and one that does not. */
async function addShops(server: TestServer, businessId: string): Promise<string[]> {
  const ids = [newRecordId(new Date()), newRecordId(new Date())];
  for (const [place, id] of ids.entries())
    await server.asOwner`
      insert into tenant.shops (business_id, id, name, address, city, allow_negative_stock)
      values (${businessId}, ${id}, ${`Dyqan ${id}`}, 'Rr. e Provës 1', 'Tiranë', ${place === 0})`;
  return ids;
}

/** Adds goods with and without a default cost, and products of goods and of other products. */
async function addGoods(server: TestServer, businessId: string, token: string) {
  const goods: string[] = [];
  for (let place = 0; place < countOfGoods; place += 1)
    goods.push(await addArticle(server, businessId, token, place % 4 === 0 ? { cost: 12.345 } : {}));
  const recipes: Recipe[] = [];
  for (let place = 0; place < countOfProducts; place += 1) {
    const made = recipes[place - 4]?.product;
    const parts = [goods[place], goods[place * 2 + 9], made].filter((id) => id !== undefined);
    const ingredients = parts.map((articleId) => ({ articleId, quantity: 1 }));
    const given = { compositeProduct: true, useProduction: true, ingredients };
    recipes.push({ product: await addArticle(server, businessId, token, given), ingredients });
  }
  return { goods, recipes };
}

/** A clock that advances by a second with each reading. */
function steppingClock(start: Date) {
  const begun = start.getTime() - (start.getTime() % 1000);
  let now = begun;
  return { begun, now: () => new Date((now += 1000)), read: () => new Date(now) };
}

const contextOf = (
  { config }: TestServer,
  businessId: string,
  ownerId: string,
  clock: ReturnType<typeof steppingClock>,
) => ({
  businessId,
  config,
  clock,
  person: { id: ownerId, name: 'Pronari' },
  role: { code: ownerRoleCode, posPermissions: {} },
});

function performing(
  { config: { DATABASE_URL: databaseUrl } }: TestServer,
  connections: number,
  context: ReturnType<typeof contextOf>,
) {
  const pool = openPool(databaseUrl, connections);
  const opening = `select set_config('tezga.business_id', '${context.businessId}', true)`;
  let turn = 0;
  return {
    /**
     * Runs an operation in a transaction and retries it after a conflict; null if the operation is refused. The
     * sequence number (`turn`) is taken before the commit while the transaction holds all its locks, so operations
     * on the same stock have numbers in the order of their commits.
     */
    async perform<Done>(
      work: (posting: Posting) => Promise<Done>,
    ): Promise<{ readonly done: Done; readonly turn: number } | null> {
      for (;;)
        try {
          return await inTransaction(
            pool,
            async (transaction) => ({ done: await work({ ...context, transaction }), turn: (turn += 1) }),
            { kind: 'changing', opening },
          );
        } catch (error) {
          if (error instanceof Refusal) return null;
          if (!(error instanceof StaleRead) && !isTransactionConflict(error)) throw error;
        }
    },
    stop: () => pool.end(),
  };
}

export const lekOf = (amount: bigint, parts: bigint) => Number(amount) / Number(parts);

export const { warehouse, sales } = contract;
