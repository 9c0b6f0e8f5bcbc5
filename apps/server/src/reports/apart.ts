import { noMoney, type Money, type SoldGrouping } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { valuesFor } from '../platform/documents/find-page.ts';
import { invoiceKey, revenueIn } from './documented-sold.ts';
import { matchingRows } from './row-names.ts';
import { isFiltered, type SoldFilter } from './sold-filter.ts';

interface Counted {
  readonly count: number;
  readonly totalPrice: Money;
}

interface Apart {
  readonly orders: Counted;
  readonly others: Counted;
}

/**
 * Sums the invoices that a report does not count as sales: orders, and the class 'other' (self-issued invoices and
 * written-off debts).
 */
export async function countedApart(
  transaction: Transaction,
  businessId: string,
  filter: SoldFilter,
): Promise<Apart | null> {
  if (isFiltered(filter.categoryIds)) return null;
  const values = valuesFor(businessId);
  const rows = await transaction.run<{ class: string; count: bigint; total: Money }>(
    `select class, count(*) as count, sum(with_vat)::bigint as total from tenant.invoices invoice
     where ${revenueIn(filter, values, `('order', 'other')`).join(' and ')} group by class`,
    values.given,
  );
  const counted = (name: string): Counted => {
    const row = rows.find((each) => each.class === name);
    return { count: Number(row?.count ?? 0n), totalPrice: row?.total ?? noMoney };
  };
  return { orders: counted('order'), others: counted('other') };
}

export interface InCurrency {
  readonly currency: string;
  readonly count: number;
  readonly inCurrency: Money;
  readonly totalPrice: Money;
}

interface ForeignSales {
  readonly all: readonly InCurrency[];
  /** By row key. */
  readonly byKey: ReadonlyMap<string, readonly InCurrency[]>;
}

/**
 * The sales in foreign currencies, which the report counts in lek: for all rows that match the search, and for each
 * row with one of these keys. If the rows are parts of invoices, the search does not restrict them, because only whole
 * invoices have an amount in a foreign currency.
 */
export async function inForeignCurrencies(
  grouping: SoldGrouping,
  filter: SoldFilter,
  { keys, search }: { readonly keys: readonly string[]; readonly search: string | undefined },
  { transaction, businessId }: { readonly transaction: Transaction; readonly businessId: string },
): Promise<ForeignSales> {
  if (isFiltered(filter.categoryIds)) return { all: [], byKey: new Map() };
  const values = valuesFor(businessId);
  const rowKey = invoiceKey(grouping);
  // The rows of the grouping set (currency) are the sums of the whole report; their key is null.
  const foreign = `
    select ${rowKey ?? 'null::text'} as key, currency, foreign_total, with_vat from tenant.invoices invoice
    where ${revenueIn(filter, values).join(' and ')} and foreign_total is not null`;
  const rows = await transaction.run<Foreign>(
    `select key, currency, count(*) as count, sum(foreign_total)::bigint as "inCurrency", sum(with_vat)::bigint as total
     from (${matchingRows(grouping, foreign, rowKey === null ? undefined : search, values)}) sold
     group by grouping sets ((currency), (key, currency))
     having grouping(key) = 1 or key = any (${values.place(keys)}::text[])
     order by currency`,
    values.given,
  );
  const byKey = new Map<string, InCurrency[]>();
  for (const row of rows) {
    if (row.key !== null) byKey.set(row.key, [...(byKey.get(row.key) ?? []), shown(row)]);
  }
  return { all: rows.filter(({ key }) => key === null).map(shown), byKey };
}

interface Foreign {
  readonly key: string | null;
  readonly currency: string;
  readonly count: bigint;
  readonly inCurrency: Money;
  readonly total: Money;
}

const shown = ({ currency, count, inCurrency, total }: Foreign): InCurrency => ({
  currency,
  count: Number(count),
  inCurrency,
  totalPrice: total,
});
