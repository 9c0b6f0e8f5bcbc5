import type { SalesDimension, Money, Quantity } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { KeptPiece } from './kept-pieces.ts';

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
}

/** What one business sold, from what is kept and never from its documents. */
export function totalsRead(transaction: Transaction, businessId: string) {
  const rows = <Row extends object>(text: string, pieces: readonly KeptPiece[]) =>
    transaction.run<Row>(text, [businessId, JSON.stringify(pieces)]);
  return {
    under: (dimension: SalesDimension, pieces: readonly KeptPiece[]) =>
      rows<SoldUnder>(under[dimension], pieces),
    /** Shop by shop. */
    byDay: (pieces: readonly KeptPiece[]) => rows<SoldIn>(byShop('kept.first_day::text'), pieces),
    byMonth: (pieces: readonly KeptPiece[]) =>
      rows<SoldIn>(byShop(`to_char(kept.first_day, 'YYYY-MM-01')`), pieces),
    /** The ten best-selling items or clients. */
    top: (ranked: keyof typeof topTen, pieces: readonly KeptPiece[]) =>
      rows<NamedTotal>(topTen[ranked], pieces),
    async shopNames(): Promise<ReadonlyMap<string, string>> {
      const shops = await transaction.run('select id, name from tenant.shops where business_id = $1', [
        businessId,
      ]);
      return new Map(shops.map(({ id, name }) => [String(id), String(name)]));
    },
  };
}

const sum = (column: string) => `sum(kept.${column} * piece.sign)::bigint`;

const sums = `${sum('count')} as count, ${sum('quantity')} as quantity, ${sum('without_vat')} as "withoutVat",
  ${sum('vat')} as vat, ${sum('with_vat')} as "withVat"`;

/** OFFSET 0 has each piece looked up by the key: the planner, which does not know how short they are, would read it all. */
const keptOf = (dimension: SalesDimension) => `
  from jsonb_to_recordset($2::text::jsonb) as piece (span text, "from" date, "to" date, sign integer),
  lateral (
    select first_day, key, count, quantity, without_vat, vat, with_vat from tenant.sale_totals
    where business_id = $1 and dimension = '${dimension}' and span = piece.span
      and first_day between piece."from" and piece."to"
    offset 0
  ) kept`;

// What stands in a month but only on days that are taken off again was not sold.
const wasSold = `having ${sum('count')} <> 0`;

const underKey = (dimension: SalesDimension) =>
  `select kept.key, ${sums} ${keptOf(dimension)} group by kept.key ${wasSold}`;

const under: Record<SalesDimension, string> = {
  sales: underKey('sales'),
  hour: underKey('hour'),
  method: underKey('method'),
  vat: underKey('vat'),
  shop: underKey('shop'),
  item: underKey('item'),
  client: underKey('client'),
};

/** With the names of today; deleted articles and customers keep theirs. */
const topTenOf = (dimension: SalesDimension, table: string) => `
  select best.*, coalesce(named.name, '') as name
  from (
    select kept.key, ${sum('count')} as count, ${sum('quantity')} as quantity, ${sum('with_vat')} as "withVat"
    ${keptOf(dimension)} group by kept.key ${wasSold} order by "withVat" desc, kept.key limit 10
  ) best
  left join ${table} named on named.business_id = $1 and named.id = best.key
  order by best."withVat" desc, best.key`;

const topTen = {
  item: topTenOf('item', 'tenant.articles'),
  client: topTenOf('client', 'tenant.customers'),
};

const byShop = (day: string) =>
  `select ${day} as day, kept.key, ${sums} ${keptOf('shop')} group by 1, kept.key ${wasSold}`;
