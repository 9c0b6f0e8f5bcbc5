import { planAnew } from '../../platform/database/plan-anew.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { andAll, invoiceFilter, valuesFor } from './invoice-filter.ts';
import { searchMatches } from './search-matches.ts';
import type { WantedInvoices } from './wanted-invoices.ts';

/** Hundredths of a lek. */
export interface FoundSums {
  readonly withoutVat: bigint;
  readonly vat: bigint;
  readonly withVat: bigint;
  readonly cost: bigint;
}

/** A page of invoices, the newest first, and how many there are in all. */
export interface FoundInvoices {
  readonly ids: readonly string[];
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly isMore: boolean;
  /** Of all that there are; null where neither the rows nor the totals tell. */
  readonly sums: FoundSums | null;
}

/** Counting stops here. */
const countedMax = 10_000;

const sumColumns = `coalesce(sum(without_vat), 0)::bigint as "withoutVat", coalesce(sum(vat), 0)::bigint as vat,
  coalesce(sum(with_vat), 0)::bigint as "withVat", coalesce(sum(cost), 0)::bigint as cost`;

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
  const filtered = `from tenant.invoices invoice where ${invoiceFilter(wanted, { matches, methods }, values)}`;
  const counted = [...values.given];
  // A filter may leave every invoice or one of a million, so a plan made for other values would be wrong.
  const [rows, [total]] = await planAnew(transaction, () =>
    Promise.all([
      transaction.run(
        `select id ${filtered} order by issued_at desc, id desc
         limit ${values.place(take)} offset ${values.place(skip)}`,
        values.given,
      ),
      transaction.run<FoundSums & { readonly count: number }>(
        `select count(*)::integer as count, ${sumColumns}
         from (select without_vat, vat, with_vat, cost ${filtered} limit ${countedMax + 1}) counted`,
        counted,
      ),
    ]),
  );
  if (total === undefined) throw new Error('a count is always one row');
  const { count, ...sums } = total;
  const isCapped = count > countedMax;
  return {
    ids: rows.map(({ id }) => String(id)),
    count: Math.min(count, countedMax),
    isMore: isCapped || matches?.isMore === true,
    sums: await sumsOfAll(),
  };

  async function sumsOfAll(): Promise<FoundSums | null> {
    if (matches?.isMore === true) return null;
    if (!isCapped) return sums;
    return isInTotals(wanted) ? readTotals(transaction, businessId, wanted) : null;
  }
}

/** The combinations of methods in use that hold one of these, as invoices name them. */
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

/** Few are in use, so each is read by one step to the next in the index (a loose index scan). */
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

/** The totals are kept by day, till, operator and class together; other choices are not in them. */
function isInTotals(wanted: WantedInvoices): boolean {
  const { search, statuses, hours, methods, shopIds, customerIds, articleIds } = wanted;
  const others = [methods, shopIds, customerIds, articleIds];
  return search === null && statuses === null && hours === null && others.every(({ length }) => length === 0);
}

async function readTotals(
  transaction: Transaction,
  businessId: string,
  { days: { first, last }, posIds, operatorIds, classes }: WantedInvoices,
): Promise<FoundSums> {
  const { given, place } = valuesFor(businessId);
  const span = first === null && last === null ? 'month' : 'day';
  // The key is the operator, a colon and the class.
  const conditions = andAll([
    ...(first === null ? [] : [`first_day >= ${place(first)}::date`]),
    ...(last === null ? [] : [`first_day <= ${place(last)}::date`]),
    ...(posIds.length === 0 ? [] : [`place_id = any (${place(posIds)}::text[])`]),
    ...(operatorIds.length === 0 ? [] : [`left(key, 24) = any (${place(operatorIds)}::text[])`]),
    ...(classes === null ? [] : [`substr(key, 26) = any (${place(classes)}::text[])`]),
  ]);
  const [sums] = await transaction.run<FoundSums>(
    `select ${sumColumns} from tenant.sale_totals
     where business_id = $1 and dimension = 'sales' and span = '${span}'${conditions}`,
    given,
  );
  if (sums === undefined) throw new Error('sums are always one row');
  return sums;
}
