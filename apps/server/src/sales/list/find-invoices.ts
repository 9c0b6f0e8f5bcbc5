import { asMoney, type Money } from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';
import {
  findPage,
  isOneOf,
  oneOf,
  orderOf,
  valuesFor,
  type FoundPage,
} from '../../platform/documents/find-page.ts';
import { invoiceConditions } from './invoice-filter.ts';
import { searchMatches } from './search-matches.ts';
import type { WantedInvoices } from './wanted-invoices.ts';

export interface FoundSums {
  readonly withoutVat: Money;
  readonly vat: Money;
  readonly withVat: Money;
  readonly cost: Money;
}

/** A page of invoices with the capped count of all matches. */
export interface FoundInvoices extends Omit<FoundPage, 'sums'> {
  /**
   * Sums over all matches. Null if there are more matches than the list counts and the filter does not allow the
   * stored totals.
   */
  readonly sums: FoundSums | null;
}

const summed = ['without_vat', 'vat', 'with_vat', 'cost'];

/**
 * Invoice numbers are sorted as numbers: 9/2026 comes before 10/2026. An unnamed buyer comes last in both
 * directions.
 */
const sortKeys = {
  number: ['year', 'number'],
  customer: [`nullif(buyer_name, '') collate platform.albanian`],
  total: ['with_vat'],
};

export async function findInvoices(
  transaction: Transaction,
  businessId: string,
  wanted: WantedInvoices,
): Promise<FoundInvoices> {
  const { search, skip, take } = wanted;
  const [matches, methods] = await Promise.all([
    search === null ? null : searchMatches(transaction, search),
    wanted.methods.length === 0 ? null : combinationsWith(wanted.methods, transaction, businessId),
  ]);
  const values = valuesFor(businessId);
  const { sums, ...found } = await findPage(transaction, values, {
    from: 'tenant.invoices invoice',
    conditions: invoiceConditions(wanted, { matches, methods }, values),
    ...orderOf(wanted, 'issued_at', sortKeys),
    skip,
    take,
    sums: summed,
    days: { column: 'issued_at', isMoment: true, sum: 'with_vat' },
  });
  const isIncomplete = matches?.isMore === true;
  return {
    ...found,
    isMore: found.isMore || isIncomplete,
    sums: isIncomplete ? null : await sumsOfAll(),
  };

  async function sumsOfAll(): Promise<FoundSums | null> {
    if (!found.isMore) return sumsIn(sums);
    return isInTotals(wanted) ? readTotals(transaction, businessId, wanted) : null;
  }
}

const sumsIn = (row: Readonly<Record<string, bigint>>): FoundSums => ({
  withoutVat: asMoney(row['without_vat'] ?? 0n),
  vat: asMoney(row['vat'] ?? 0n),
  withVat: asMoney(row['with_vat'] ?? 0n),
  cost: asMoney(row['cost'] ?? 0n),
});

/** The stored combinations of payment methods that contain one of the wanted methods. */
async function combinationsWith(
  methods: readonly string[],
  transaction: Transaction,
  businessId: string,
): Promise<readonly string[]> {
  const used = await transaction.run(readCombinations, [businessId]);
  return used
    .map((row) => String(row['methods']))
    .filter((combination) => methods.some((method) => combination.includes(`"${method}"`)));
}

/** Loose index scan: one index lookup per distinct combination, because only few are in use. */
const readCombinations = `
  with recursive used (methods) as (
    (select methods from tenant.invoices where business_id = $1 order by methods limit 1)
    union all
    select (
      select methods from tenant.invoices where business_id = $1 and methods > used.methods order by methods limit 1
    )
    from used where used.methods is not null
  )
  select methods from used where methods is not null`;

/** The stored totals have only day, till, operator and class. They can provide the sums if no other filter is set. */
function isInTotals(wanted: WantedInvoices): boolean {
  const { search, hours, isCorrective, payDeadline, isUnpaid, statuses, methods, shopIds } = wanted;
  const { customerIds, articleIds, eInvoices, weekdays, taxes, categoryIds, buyers, hasFreeLines } = wanted;
  const columns = [statuses, methods, shopIds, customerIds, weekdays];
  const parts = [articleIds, eInvoices, taxes, categoryIds, buyers];
  const isPlain = search === null && hours === null && isCorrective === null && !hasFreeLines && !isUnpaid;
  return (
    isPlain &&
    Object.keys(payDeadline).length === 0 &&
    [...columns, ...parts].every(({ length }) => length === 0)
  );
}

async function readTotals(
  transaction: Transaction,
  businessId: string,
  { date: { from, to }, posIds, operatorIds, classes }: WantedInvoices,
): Promise<FoundSums> {
  const values = valuesFor(businessId);
  const { given, place } = values;
  const span = from === undefined && to === undefined ? 'month' : 'day';
  // The key of a row is the operator id, a colon and the class.
  const conditions = [
    'business_id = $1',
    `dimension = 'sales' and span = '${span}'`,
    ...(from === undefined ? [] : [`first_day >= ${place(from)}::date`]),
    ...(to === undefined ? [] : [`first_day <= ${place(to)}::date`]),
    ...oneOf('place_id', posIds, values),
    ...oneOf('left(key, 24)', operatorIds, values),
    ...(classes === null ? [] : [isOneOf('substr(key, 26)', classes, values)]),
  ];
  const [sums] = await transaction.run<Record<string, bigint>>(
    `select ${summed.map((column) => `coalesce(sum(${column}), 0)::bigint as ${column}`).join(', ')}
     from tenant.sale_totals where ${conditions.join(' and ')}`,
    given,
  );
  return sumsIn(sums ?? {});
}
