import { noMoney, type Money } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { valuesFor } from '../platform/documents/find-page.ts';
import { revenueIn } from './documented-sold.ts';
import { isFiltered, type SoldFilter } from './sold-filter.ts';

interface Counted {
  readonly count: number;
  readonly totalPrice: Money;
}

interface Apart {
  readonly orders: Counted;
  readonly others: Counted;
}

/** The invoices that a report does not count: orders, self-issued invoices and written-off debts. */
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

/** The counted sales that were in another currency than the lek. */
export async function inForeignCurrencies(transaction: Transaction, businessId: string, filter: SoldFilter) {
  if (isFiltered(filter.categoryIds)) return [];
  const values = valuesFor(businessId);
  const rows = await transaction.run<{ currency: string; count: bigint; foreign: Money; total: Money }>(
    `select currency, count(*) as count, sum(foreign_total)::bigint as "foreign", sum(with_vat)::bigint as total
     from tenant.invoices invoice
     where ${revenueIn(filter, values).join(' and ')} and foreign_total is not null
     group by currency order by currency`,
    values.given,
  );
  return rows.map(({ currency, count, foreign, total }) => ({
    currency,
    count: Number(count),
    inCurrency: foreign,
    totalPrice: total,
  }));
}
