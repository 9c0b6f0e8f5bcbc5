import type { KeptDimension } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { KeptPiece, KeptUnit } from './kept-pieces.ts';

/** Hundredths of a lek, and thousandths of whatever is counted. */
export interface SoldSums {
  readonly count: bigint;
  readonly quantity: bigint;
  readonly withoutVat: bigint;
  readonly vat: bigint;
  readonly withVat: bigint;
}

export interface SoldUnder extends SoldSums {
  readonly key: string;
}

export interface SoldIn extends SoldUnder {
  /** The day, or the first of the month. */
  readonly day: string;
}

export interface Named extends SoldUnder {
  readonly name: string;
}

/** So many of the best are shown. */
export const topMost = 10;

/** What one business sold, from what is kept and never from its documents. */
export function totalsRead(transaction: Transaction, businessId: string) {
  async function rows<Row>(text: string, pieces: readonly KeptPiece[]): Promise<readonly Row[]> {
    return (await transaction.run(text, [businessId, JSON.stringify(pieces)])) as unknown as readonly Row[];
  }
  return {
    under: (dimension: KeptDimension, pieces: readonly KeptPiece[]) =>
      rows<SoldUnder>(under[dimension], pieces),
    /** Shop by shop. */
    byDay: (pieces: readonly KeptPiece[]) => rows<SoldIn>(byShop('kept.first_day::text'), pieces),
    byMonth: (pieces: readonly KeptPiece[]) =>
      rows<SoldIn>(byShop(`to_char(kept.first_day, 'YYYY-MM-01')`), pieces),
    top: (ranked: Ranked, pieces: readonly KeptPiece[]) => rows<Named>(top(ranked, underKey(ranked)), pieces),
    /** Of these keys alone. */
    async topAmong(
      ranked: Ranked,
      units: readonly KeptUnit[],
      { keys, shopIds }: { readonly keys: readonly string[]; readonly shopIds: readonly string[] },
    ) {
      const found = await transaction.run(top(ranked, underKeys(ranked)), [
        businessId,
        JSON.stringify(units),
        keys,
        JSON.stringify(shopIds),
      ]);
      return found as unknown as readonly Named[];
    },
    async shopNames(): Promise<ReadonlyMap<string, string>> {
      const shops = await transaction.run('select id, name from tenant.shops where business_id = $1', [
        businessId,
      ]);
      return new Map(shops.map(({ id, name }) => [String(id), String(name)]));
    },
  };
}

type Ranked = 'item' | 'client';

/** Where their names stand. */
const named: Record<Ranked, string> = { item: 'tenant.articles', client: 'tenant.customers' };

const sum = (column: string) => `sum(kept.${column} * piece.sign)::bigint`;

const sums = `${sum('count')} as count, ${sum('quantity')} as quantity, ${sum('without_vat')} as "withoutVat",
  ${sum('vat')} as vat, ${sum('with_vat')} as "withVat"`;

/** OFFSET 0 has each piece looked up by the key: the planner, which does not know how short they are, would read it all. */
const keptOf = (dimension: KeptDimension) => `
  from jsonb_to_recordset($2::text::jsonb) as piece (span text, "from" date, "to" date, sign integer),
  lateral (
    select first_day, key, count, quantity, without_vat, vat, with_vat from tenant.sale_totals
    where business_id = $1 and dimension = '${dimension}' and span = piece.span
      and first_day between piece."from" and piece."to"
    offset 0
  ) kept`;

// What stands in a month but only on days that are taken off again was not sold.
const wasSold = `having ${sum('count')} <> 0`;

const underKey = (dimension: KeptDimension) =>
  `select kept.key, ${sums} ${keptOf(dimension)} group by kept.key ${wasSold}`;

const under: Record<KeptDimension, string> = {
  sales: underKey('sales'),
  hour: underKey('hour'),
  method: underKey('method'),
  vat: underKey('vat'),
  shop: underKey('shop'),
  item: underKey('item'),
  client: underKey('client'),
};

const byShop = (day: string) =>
  `select ${day} as day, kept.key, ${sums} ${keptOf('shop')} group by 1, kept.key ${wasSold}`;

/** Each looked up in every shop by its whole key. */
const underKeys = (ranked: Ranked) => `
  select kept.key, ${sums}
  from jsonb_to_recordset($2::text::jsonb) as piece (span text, "firstDay" date, sign integer)
  cross join jsonb_array_elements_text($4::text::jsonb) shop (id)
  cross join lateral (
    select key, count, quantity, without_vat, vat, with_vat from tenant.sale_totals
    where business_id = $1 and dimension = '${ranked}' and span = piece.span and first_day = piece."firstDay"
      and place_id = shop.id and key = any ($3::text[])
    offset 0
  ) kept
  group by kept.key ${wasSold}`;

/** Deleted ones too: they were sold all the same. */
const top = (ranked: Ranked, found: string) => `
  select best.*, coalesce(
    (select name from ${named[ranked]} where business_id = $1 and id = best.key), ''
  ) as name
  from (${found} order by "withVat" desc, kept.key limit ${topMost}) best
  order by best."withVat" desc, best.key`;
