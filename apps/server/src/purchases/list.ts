import { purchasesInFileMax, type contract, type OutputOf } from '@tezga/contract';
import { type Money } from '@tezga/domain';
import type { z } from 'zod';
import { inTargetBusiness } from '../businesses/index.ts';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Handler } from '../platform/http/context.ts';
import { listedPurchase } from './listed-purchase.ts';
import { purchaseColumns, type PurchaseRow } from './purchases-read.ts';

type Wanted = z.output<typeof contract.purchases.list.input>['tableOptions'];

const wanted = `
  from tenant.purchases purchase
  where business_id = $1
    and (not $2::boolean or eic is not null)
    and ($3::date is null or day >= $3::date)
    and ($4::date is null or day <= $4::date)
    and ($5::text[] = '{}' or supplier_id_number = any ($5::text[]))
    and ($6::text[] = '{}' or status = any ($6::text[]))
    and (search_text like all ($7::text[]) or purchase.id in (
      select into_id from tenant.merged_purchases merged
      where merged.business_id = $1 and ' ' || platform.folded(merged.number) like all ($7::text[])))
    and ($8::text[] = '{}' or type = any ($8::text[]))`;

const valuesOf = (businessId: string, wantedRows: Wanted) => [
  businessId,
  wantedRows.electronic,
  wantedRows.date.from ?? null,
  wantedRows.date.to ?? null,
  wantedRows.suppliers,
  wantedRows.statuses,
  searchPatterns(wantedRows.search),
  wantedRows.types,
];

const sortedBy: Record<Wanted['sort'], string> = {
  date: 'day',
  // Sorted as a number, so that 9/2026 comes before 10/2026.
  number: String.raw`substring(number from '^\d+')::numeric`,
  supplier: 'supplier_name',
  total: 'with_vat',
  dueOn: 'due_on',
  receivedAt: 'received_at',
};

/** The ORDER BY of the list. Rows without a value come last in both directions. */
function orderOf({ sort, direction }: Wanted): string {
  const order = direction === 'ascending' ? 'asc' : 'desc';
  return `order by ${sortedBy[sort]} ${order} nulls last, purchase.id ${order}`;
}

export const list: Handler<typeof contract.purchases.list> = inTargetBusiness(
  async ({ tableOptions }, { transaction, businessId }) => {
    const values = valuesOf(businessId, tableOptions);
    const [sums] = await transaction.run<Sums>(
      `select count(*)::integer as count, coalesce(sum(without_vat), 0)::bigint as "withoutVat",
       coalesce(sum(vat), 0)::bigint as vat, coalesce(sum(with_vat), 0)::bigint as "withVat" ${wanted}`,
      values,
    );
    const size = tableOptions.export ? purchasesInFileMax : tableOptions.perPage;
    const skipped = tableOptions.export ? 0 : (tableOptions.page - 1) * size;
    const rows = await transaction.run<PurchaseRow>(
      `select ${purchaseColumns} ${wanted} ${orderOf(tableOptions)} limit $9 offset $10`,
      [...values, size, skipped],
    );
    const days = await daySums(transaction, values, tableOptions, rows);
    if (sums === undefined) throw new Error('the totals statement returned no row');
    const { count, withoutVat, vat, withVat } = sums;
    return {
      documents: rows.map(listedPurchase),
      totals: {
        documentsCount: count,
        totalPriceWithoutVAT: withoutVat,
        totalVATAmount: vat,
        totalPrice: withVat,
      },
      days,
      isCut: tableOptions.export && count > rows.length,
    };
  },
);

/**
 * Sums the matches of each day of the page. A page has consecutive days, so this reads only the documents from its
 * first to its last day.
 */
async function daySums(
  transaction: Transaction,
  values: readonly unknown[],
  { sort, export: isExport }: Wanted,
  rows: readonly PurchaseRow[],
): Promise<OutputOf<typeof contract.purchases.list>['days']> {
  const shown = rows.map(({ day }) => day).toSorted();
  if (sort !== 'date' || isExport || shown.length === 0) return [];
  const found = await transaction.run<{ readonly day: string; readonly count: number; readonly sum: Money }>(
    `select day::text as day, count(*)::integer as count, sum(with_vat)::bigint as sum
     ${wanted} and day between $9::date and $10::date group by day order by day desc`,
    [...values, shown[0], shown.at(-1)],
  );
  return [...found];
}

interface Sums {
  readonly count: number;
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
}
