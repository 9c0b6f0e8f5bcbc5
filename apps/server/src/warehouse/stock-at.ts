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
import { lockStock } from './lock-stock.ts';

/** The history of an article in a shop, split at a moment of the past. */
export interface SplitHistory {
  readonly start: StockState;
  /** The movements that follow. */
  readonly later: readonly LaterMovement[];
  /** The number of the last movement before the moment. */
  readonly number: bigint;
  /** The current unit cost on the card of the article. */
  readonly articleCost: UnitCost;
  readonly isOwnProduct: boolean;
}

export interface LaterMovement extends PostedMovement {
  readonly documentKind: StockDocument;
  readonly reason: string;
}

/** The stock of a shop as a document finds it. */
export interface FoundStock {
  readonly stock: ReadonlyMap<string, StockState>;
  /** What may be taken out: of a back-dated document no more than the stock has at any time since. */
  readonly available: ReadonlyMap<string, Pick<StockState, 'quantity'>>;
  /** Null for a document of now. */
  readonly past: PastStock | null;
}

export interface PastStock {
  readonly at: Date;
  readonly histories: ReadonlyMap<string, SplitHistory>;
}

/**
 * Locks the stock of articles in a shop as `lockStock` does, and reads it as of a moment: null for now. A document of
 * the past stands before the first movement with a later time.
 */
export async function stockAt(
  transaction: Transaction,
  businessId: string,
  shopId: string,
  articleIds: readonly string[],
  at: Date | null,
): Promise<FoundStock> {
  const stock = await lockStock(transaction, businessId, shopId, articleIds);
  if (at === null) return { stock, available: stock, past: null };
  const histories = await splitHistories(transaction, businessId, { shopId, articleIds, at });
  return {
    stock: new Map(Array.from(histories, ([id, { start }]) => [id, start])),
    available: new Map(
      Array.from(histories, ([id, { start, later }]) => [id, { quantity: leastQuantity(start, later) }]),
    ),
    past: { at, histories },
  };
}

export interface Split {
  readonly shopId: string;
  readonly articleIds: readonly string[];
  readonly at: Date;
  /** The histories of its articles are split directly behind this document; left out for a new document. */
  readonly replacedId?: string;
}

/** Reads histories whose stock is locked. */
export async function splitHistories(
  transaction: Transaction,
  businessId: string,
  { shopId, articleIds, at, replacedId = '' }: Split,
): Promise<Map<string, SplitHistory>> {
  const values = [businessId, shopId, articleIds, at, replacedId];
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

// The number of the last movement of the replaced document, or else of the last one before the first with a later time.
const split = `
  from tenant.stock stock cross join lateral (
    select coalesce((
      select max(number) from tenant.stock_movements
      where business_id = $1 and document_kind = any ('{${editedKinds.join()}}') and document_id = $5
        and shop_id = $2 and article_id = stock.article_id
    ), (
      select min(number) - 1 from tenant.stock_movements
      where business_id = $1 and shop_id = $2 and article_id = stock.article_id and at > $4
    ), stock.movements) as number
  ) place`;

const ofArticles = `where stock.business_id = $1 and stock.shop_id = $2 and stock.article_id = any ($3::text[])`;

const readStarts = `
  select stock.article_id::text as "articleId", place.number, start.quantity_after as quantity,
    start.value_after as value, start.average_after as average, article.cost * 1000 as "articleCost",
    article.is_composite as "isOwnProduct"
  ${split}
  left join tenant.stock_movements start on start.business_id = $1 and start.shop_id = $2
    and start.article_id = stock.article_id and start.number = place.number
  join tenant.articles article on article.business_id = $1 and article.id = stock.article_id
  ${ofArticles}`;

const readLater = `
  select later.article_id::text as "articleId", later.id, later.quantity, later.cost, later.value,
    later.unit_cost as "unitCost", later.is_cost_missing as "isCostMissing",
    later.document_kind = 'cost-adjustment' as "setsAverage", later.reason = 'replaced' as "isReversal",
    later.quantity_after as "quantityAfter", later.value_after as "valueAfter",
    later.average_after as "averageAfter", later.document_kind as "documentKind",
    later.document_id as "documentId", later.reason
  ${split}
  join tenant.stock_movements later on later.business_id = $1 and later.shop_id = $2
    and later.article_id = stock.article_id and later.number > place.number
  ${ofArticles}
  order by stock.article_id, later.number`;
