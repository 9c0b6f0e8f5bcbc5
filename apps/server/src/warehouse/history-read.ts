import {
  endOfTiranaDay,
  startOfTiranaDay,
  type Money,
  type Quantity,
  type StockDocument,
  type StockReason,
  type UnitCost,
} from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { valuesFor, type Values } from '../platform/documents/find-page.ts';

export interface StockRow {
  readonly shopId: string;
  readonly shopName: string;
  readonly quantity: Quantity;
  readonly value: Money;
  /** The average cost of one unit, in millionths of a lek. */
  readonly average: UnitCost | null;
  /** The number of movements. */
  readonly movements: bigint;
  readonly minimum: Quantity | null;
}

export interface MovementRow {
  readonly id: string;
  readonly at: Date;
  readonly documentType: StockDocument;
  readonly documentId: string;
  readonly documentName: string;
  readonly reason: StockReason;
  readonly quantity: Quantity;
  readonly cost: Money;
  readonly isCostMissing: boolean;
  readonly quantityAfter: Quantity;
  readonly valueAfter: Money;
}

interface ReadArticle {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly unit: string;
  readonly deleted: boolean;
}

interface WantedMovements {
  readonly articleId: string;
  readonly shopId: string;
  /** The days of the movements, either of which may be left out. */
  readonly date: { readonly from?: string | undefined; readonly to?: string | undefined };
}

interface Page {
  readonly take: number;
  readonly skip: number;
}

/** Reads the stock and the stock movements of articles of one business. */
export function historyRead(transaction: Transaction, businessId: string) {
  return {
    /** Also finds deleted articles, because their history stays. */
    async article(articleId: string) {
      const [row] = await transaction.run(readArticle, [businessId, articleId]);
      return (row ?? null) as ReadArticle | null;
    },

    async stock(articleId: string): Promise<readonly StockRow[]> {
      return await transaction.run<StockRow>(readStock, [businessId, articleId]);
    },

    /** Newest first, sorted by movement number: the row below each movement has the quantity that it started from. */
    async movements(wanted: WantedMovements, { take, skip }: Page): Promise<readonly MovementRow[]> {
      const values = valuesFor(businessId);
      const statement = `${readMovements} where ${conditionsOf(wanted, values)}
        order by movement.number desc limit ${values.place(take)} offset ${values.place(skip)}`;
      return await transaction.run<MovementRow>(statement, values.given);
    },

    async count(wanted: WantedMovements): Promise<bigint> {
      const values = valuesFor(businessId);
      const [row] = await transaction.run<{ readonly count: bigint }>(
        `select count(*) as count from tenant.stock_movements movement where ${conditionsOf(wanted, values)}`,
        values.given,
      );
      return row?.count ?? 0n;
    },
  };
}

const readArticle = `
  select article.id, article.name, article.sku, unit.name as unit, article.deleted_at is not null as deleted from tenant.articles article
  join tenant.units unit on unit.business_id = $1 and unit.id = article.unit_id
  where article.business_id = $1 and article.id = $2`;

const readStock = `
  select stock.shop_id as "shopId", shop.name as "shopName", stock.quantity, stock.value, stock.average, stock.movements,
    lowest.minimum
  from tenant.stock stock
  join tenant.shops shop on shop.business_id = $1 and shop.id = stock.shop_id
  left join tenant.stock_minimums lowest on lowest.business_id = $1 and lowest.shop_id = stock.shop_id
    and lowest.article_id = stock.article_id
  where stock.business_id = $1 and stock.article_id = $2
  order by shop.name, shop.id`;

const readMovements = `
  select movement.id, movement.at, movement.document_kind as "documentType", movement.document_id as "documentId",
    coalesce(invoice.number_text, goods.number_text, '') as "documentName", movement.reason, movement.quantity, movement.cost,
    movement.is_cost_missing as "isCostMissing", movement.quantity_after as "quantityAfter",
    movement.value_after as "valueAfter"
  from tenant.stock_movements movement
  left join tenant.invoices invoice on invoice.business_id = $1 and invoice.id = movement.document_id
    and movement.document_kind = 'invoice'
  left join tenant.warehouse_documents goods on goods.business_id = $1 and goods.id = movement.document_id
    and goods.kind = movement.document_kind`;

function conditionsOf({ articleId, shopId, date: { from, to } }: WantedMovements, { place }: Values): string {
  return [
    'movement.business_id = $1',
    `movement.shop_id = ${place(shopId)}`,
    `movement.article_id = ${place(articleId)}`,
    ...(from === undefined ? [] : [`movement.at >= ${place(startOfTiranaDay(from))}::timestamptz`]),
    ...(to === undefined ? [] : [`movement.at < ${place(endOfTiranaDay(to))}::timestamptz`]),
  ].join(' and ');
}
