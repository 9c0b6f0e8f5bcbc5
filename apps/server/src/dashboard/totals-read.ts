import { refuseUnless, type SalesDimension, type Money, type Quantity } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { TotalsPiece } from './totals-pieces.ts';

export interface SoldSums {
  readonly count: bigint;
  readonly quantity: Quantity;
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
}

export interface SoldUnder extends SoldSums {
  readonly key: string;
}

export interface SoldIn extends SoldUnder {
  /** The day, or the first of the month. */
  readonly day: string;
}

/** One of the best-selling items or clients. */
export interface NamedTotal extends Pick<SoldUnder, 'key' | 'count' | 'quantity' | 'withVat'> {
  readonly name: string;
  /** The unit of an item; empty for clients. */
  readonly unit: string;
}

/**
 * Sales figures of one business or of one of its shops, read from the totals (`tenant.sale_totals`), never from the
 * documents.
 */
export function totalsRead(transaction: Transaction, businessId: string, shopId: string | null) {
  const rows = <Row extends object>(text: string, pieces: readonly TotalsPiece[]) =>
    transaction.run<Row>(text, [businessId, JSON.stringify(pieces), shopId]);
  return {
    under: (dimension: SalesDimension, pieces: readonly TotalsPiece[]) =>
      rows<SoldUnder>(under[dimension], pieces),
    /** The figures by day and shop. */
    byDay: (pieces: readonly TotalsPiece[]) => rows<SoldIn>(byShop('totals.first_day::text'), pieces),
    byMonth: (pieces: readonly TotalsPiece[]) =>
      rows<SoldIn>(byShop(`to_char(totals.first_day, 'YYYY-MM-01')`), pieces),
    /** The ten best-selling items or clients. */
    top: (ranked: keyof typeof topTen, pieces: readonly TotalsPiece[]) =>
      rows<NamedTotal>(topTen[ranked], pieces),
    /** The first day with a sale; null before the first sale. */
    async firstDay(): Promise<string | null> {
      const [row] = await transaction.run<{ readonly day: string | null }>(
        `select min(first_day)::text as day from tenant.sale_totals
         where business_id = $1 and dimension = 'shop' and span = 'day' and ${isInShop('shop', '$2')}`,
        [businessId, shopId],
      );
      return row?.day ?? null;
    },
    async shopNames(): Promise<ReadonlyMap<string, string>> {
      const shops = await transaction.run('select id, name from tenant.shops where business_id = $1', [
        businessId,
      ]);
      return new Map(shops.map(({ id, name }) => [String(id), String(name)]));
    },
  };
}

/** Refuses a shop that does not exist or that the employee may not see. */
export async function refuseUnknownShop(
  transaction: Transaction,
  businessId: string,
  shopId: string | undefined,
): Promise<void> {
  if (shopId === undefined) return;
  const shops = await transaction.run('select 1 from tenant.shops where business_id = $1 and id = $2', [
    businessId,
    shopId,
  ]);
  refuseUnless(shops.length > 0, 'not-found');
}

/**
 * The totals by shop have the shop of the sale as their key. In the totals by item and by client `place_id` is the shop
 * of the sale, in all other totals the till of the sale: after a till has moved to another shop, these totals count all
 * its sales in its present shop.
 */
const isInShop = (dimension: SalesDimension, shop: string) =>
  dimension === 'shop'
    ? `(${shop}::text is null or key = ${shop}::text)`
    : `(${shop}::text is null or place_id = ${shop}::text or place_id in (
  select till.id from tenant.tills till where till.business_id = $1 and till.shop_id = ${shop}::text))`;

const sum = (column: string) => `sum(totals.${column} * piece.sign)::bigint`;

const sums = `${sum('count')} as count, ${sum('quantity')} as quantity, ${sum('without_vat')} as "withoutVat",
  ${sum('vat')} as vat, ${sum('with_vat')} as "withVat"`;

/**
 * OFFSET 0 is an optimization fence: without it the planner would scan all totals instead of using the index for each
 * piece.
 */
const totalsIn = (dimension: SalesDimension) => `
  from jsonb_to_recordset($2::text::jsonb) as piece (span text, "from" date, "to" date, sign integer),
  lateral (
    select first_day, key, count, quantity, without_vat, vat, with_vat from tenant.sale_totals
    where business_id = $1 and dimension = '${dimension}' and span = piece.span
      and first_day between piece."from" and piece."to" and ${isInShop(dimension, '$3')}
    offset 0
  ) totals`;

// Leaves out keys without a sale in the range: the total of a whole month contains them, but all their sales were on
// days that are subtracted from it.
const wasSold = `having ${sum('count')} <> 0`;

const underKey = (dimension: SalesDimension) =>
  `select totals.key, ${sums} ${totalsIn(dimension)} group by totals.key ${wasSold}`;

const under: Record<SalesDimension, string> = {
  sales: underKey('sales'),
  hour: underKey('hour'),
  method: underKey('method'),
  vat: underKey('vat'),
  shop: underKey('shop'),
  item: underKey('item'),
  client: underKey('client'),
};

/** The SQL of the ten largest sums, with the current names, also of deleted articles and customers. */
const topTenOf = (dimension: SalesDimension, table: string, unit: string) => `
  select best.*, coalesce(named.name, '') as name, ${unit} as unit
  from (
    select totals.key, ${sum('count')} as count, ${sum('quantity')} as quantity, ${sum('with_vat')} as "withVat"
    ${totalsIn(dimension)} group by totals.key ${wasSold} order by "withVat" desc, totals.key limit 10
  ) best
  left join ${table} named on named.business_id = $1 and named.id = best.key
  order by best."withVat" desc, best.key`;

const topTen = {
  item: topTenOf(
    'item',
    'tenant.articles',
    `coalesce((select unit.name from tenant.units unit where unit.business_id = $1 and unit.id = named.unit_id), '')`,
  ),
  client: topTenOf('client', 'tenant.customers', `''`),
};

const byShop = (day: string) =>
  `select ${day} as day, totals.key, ${sums} ${totalsIn('shop')} group by 1, totals.key ${wasSold}`;
