import {
  asUnitCost,
  editedKinds,
  emptyStock,
  leastQuantity,
  type Money,
  type PostedMovement,
  type Quantity,
  type StockDocument,
  type StockState,
  type UnitCost,
} from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { StaleRead } from '../platform/http/error-reply.ts';
import { lockStock } from './lock-stock.ts';

/** The history of an article in a shop, split at a moment of the past. */
export interface SplitHistory {
  readonly start: StockState;
  /** The movements after that moment. */
  readonly later: readonly LaterMovement[];
  /** The number of the last movement before the moment. */
  readonly number: bigint;
  /** The current default unit cost from the article record. */
  readonly articleCost: UnitCost;
  readonly isOwnProduct: boolean;
}

export interface LaterMovement extends PostedMovement {
  readonly documentKind: StockDocument;
  readonly reason: string;
}

/** The stock of a shop at the time of a document. */
export interface FoundStock {
  readonly stock: ReadonlyMap<string, StockState>;
  /** The quantity that may be taken out; for a back-dated document the lowest quantity since its date. */
  readonly available: ReadonlyMap<string, Pick<StockState, 'quantity'>>;
  /** Null for a document dated now. */
  readonly past: PastStock | null;
}

export interface PastStock {
  readonly shopId: string;
  readonly at: Date;
  readonly histories: ReadonlyMap<string, SplitHistory>;
  /** The histories of the products that later productions made of these articles: their costs change too. */
  readonly following: ReadonlyMap<string, SplitHistory>;
}

/**
 * Locks the stock of articles in a shop as `lockStock` does, and reads it as of a moment: null for now. A back-dated
 * document is inserted before the first movement with a later time.
 */
export async function stockAt(
  transaction: Transaction,
  businessId: string,
  shopId: string,
  articleIds: readonly string[],
  at: Date | null,
): Promise<FoundStock> {
  if (at === null) {
    const stock = await lockStock(transaction, businessId, shopId, articleIds);
    return { stock, available: stock, past: null };
  }
  const split = { shopId, articleIds, at };
  const lockedIds = await lockWithFollowing(transaction, businessId, split);
  const past = await pastStock(transaction, businessId, split, lockedIds);
  return {
    stock: new Map(Array.from(past.histories, ([id, { start }]) => [id, start])),
    available: new Map(
      Array.from(past.histories, ([id, { start, later }]) => [id, { quantity: leastQuantity(start, later) }]),
    ),
    past,
  };
}

export interface Split {
  readonly shopId: string;
  readonly articleIds: readonly string[];
  readonly at: Date;
  /** The document that an edit replaces: the histories are split directly after it. Left out for a new document. */
  readonly replacedId?: string;
}

/** Locks the stock of the articles, and of all products that later productions made of them; returns their ids. */
export async function lockWithFollowing(
  transaction: Transaction,
  businessId: string,
  split: Split,
): Promise<ReadonlySet<string>> {
  const { shopId, articleIds } = split;
  const places = await placesOf(transaction, businessId, split);
  const following = await followingPlaces(transaction, businessId, shopId, places);
  const ids = new Set([...articleIds, ...following.keys()]);
  await lockStock(transaction, businessId, shopId, [...ids]);
  return ids;
}

/** Reads the histories of articles whose stock is locked. */
export async function pastStock(
  transaction: Transaction,
  businessId: string,
  split: Split,
  lockedIds: ReadonlySet<string>,
): Promise<PastStock> {
  const { shopId, at } = split;
  const places = await placesOf(transaction, businessId, split);
  const following = await followingPlaces(transaction, businessId, shopId, places);
  // A production that was posted before the lock was taken may have made another product. StaleRead makes the call
  // retry, which locks that product too.
  if ([...following.keys()].some((id) => !lockedIds.has(id))) throw new StaleRead();
  return {
    shopId,
    at,
    histories: await historiesFrom(transaction, businessId, shopId, places),
    following: await historiesFrom(transaction, businessId, shopId, following),
  };
}

/** By article, the number of the movement after which its history is split. */
type Places = ReadonlyMap<string, bigint>;

interface PlaceRow {
  readonly articleId: string;
  readonly number: bigint;
}

const listsOf = (places: Places) => [[...places.keys()], Array.from(places.values(), String)];

async function placesOf(
  transaction: Transaction,
  businessId: string,
  { shopId, articleIds, at, replacedId = '' }: Split,
): Promise<Places> {
  const rows = await transaction.run<PlaceRow>(readPlaces, [businessId, shopId, articleIds, at, replacedId]);
  return new Map(rows.map(({ articleId, number }) => [articleId, number]));
}

/**
 * The products made of these articles, directly or through other products; for each the number of its last movement
 * before its cost changes.
 */
async function followingPlaces(
  transaction: Transaction,
  businessId: string,
  shopId: string,
  places: Places,
): Promise<Places> {
  const following = new Map<string, bigint>();
  for (let from = places; from.size > 0;) {
    const values = [businessId, shopId, ...listsOf(from)];
    const rows = await transaction.run<PlaceRow>(readProducts, values);
    const earlier = rows.filter(
      ({ articleId, number }) => !places.has(articleId) && number < (following.get(articleId) ?? number + 1n),
    );
    from = new Map(earlier.map(({ articleId, number }) => [articleId, number]));
    for (const [articleId, number] of from) following.set(articleId, number);
  }
  return following;
}

async function historiesFrom(
  transaction: Transaction,
  businessId: string,
  shopId: string,
  places: Places,
): Promise<Map<string, SplitHistory>> {
  if (places.size === 0) return new Map();
  const values = [businessId, shopId, ...listsOf(places)];
  const [starts, later] = await Promise.all([
    transaction.run<StartRow>(readStarts, values),
    transaction.run<MovementRow>(readLater, values),
  ]);
  const following = new Map(starts.map(({ articleId }): [string, LaterMovement[]] => [articleId, []]));
  for (const row of later) following.get(row.articleId)?.push(movementOf(row));
  return new Map(
    starts.map(({ articleId, number, quantity, value, average, articleCost, isOwnProduct }) => [
      articleId,
      {
        number,
        isOwnProduct,
        articleCost: asUnitCost(articleCost),
        start: quantity === null || value === null ? emptyStock : { quantity, value, average },
        later: following.get(articleId) ?? [],
      },
    ]),
  );
}

interface StartRow {
  readonly articleId: string;
  readonly number: bigint;
  readonly quantity: Quantity | null;
  readonly value: Money | null;
  readonly average: UnitCost | null;
  readonly articleCost: bigint;
  readonly isOwnProduct: boolean;
}

interface MovementRow extends Omit<LaterMovement, 'after'> {
  readonly articleId: string;
  readonly quantityAfter: Quantity;
  readonly valueAfter: Money;
  readonly averageAfter: UnitCost | null;
}

function movementOf({
  articleId: _id,
  quantityAfter,
  valueAfter,
  averageAfter,
  ...row
}: MovementRow): LaterMovement {
  return { ...row, after: { quantity: quantityAfter, value: valueAfter, average: averageAfter } };
}

// The number of the movement after which a history is split: the last one of the replaced document, otherwise the one
// before the first movement later than the date, otherwise the last one of all.
const readPlaces = `
  select stock.article_id::text as "articleId", coalesce((
    select max(number) from tenant.stock_movements
    where business_id = $1 and document_kind = any ('{${editedKinds.join()}}') and document_id = $5
      and shop_id = $2 and article_id = stock.article_id
  ), (
    select min(number) - 1 from tenant.stock_movements
    where business_id = $1 and shop_id = $2 and article_id = stock.article_id and at > $4
  ), stock.movements) as number
  from tenant.stock stock
  where stock.business_id = $1 and stock.shop_id = $2 and stock.article_id = any ($3::text[])`;

const fromPlaces = 'from unnest($3::text[], $4::text[]::bigint[]) place (article_id, number)';

const readProducts = `
  select product.article_id::text as "articleId", min(product.number) - 1 as number
  ${fromPlaces}
  join tenant.stock_movements ingredient on ingredient.business_id = $1 and ingredient.shop_id = $2
    and ingredient.article_id = place.article_id and ingredient.number > place.number
    and ingredient.document_kind = 'production' and ingredient.quantity < 0
  join tenant.stock_movements product on product.business_id = $1 and product.document_kind = 'production'
    and product.document_id = ingredient.document_id and product.quantity > 0
  group by product.article_id`;

const readStarts = `
  select place.article_id as "articleId", place.number, start.quantity_after as quantity,
    start.value_after as value, start.average_after as average, article.cost * 1000 as "articleCost",
    article.is_composite as "isOwnProduct"
  ${fromPlaces}
  left join tenant.stock_movements start on start.business_id = $1 and start.shop_id = $2
    and start.article_id = place.article_id and start.number = place.number
  join tenant.articles article on article.business_id = $1 and article.id = place.article_id`;

const readLater = `
  select later.article_id::text as "articleId", later.id, later.quantity, later.cost, later.value,
    later.unit_cost as "unitCost", later.is_cost_missing as "isCostMissing",
    later.document_kind = 'cost-adjustment' as "setsAverage", later.document_kind = 'production' as "isOfProduction",
    later.reason = 'replaced' as "isReversal", later.quantity_after as "quantityAfter",
    later.value_after as "valueAfter", later.average_after as "averageAfter", later.document_kind as "documentKind",
    later.document_id as "documentId", later.reason
  ${fromPlaces}
  join tenant.stock_movements later on later.business_id = $1 and later.shop_id = $2
    and later.article_id = place.article_id and later.number > place.number
  order by place.article_id, later.number`;
