import type { Transaction } from '../platform/database/transaction.ts';

/** Hundredths of a lek. */
export interface FoundSums {
  readonly withoutVat: bigint;
  readonly vat: bigint;
  readonly withVat: bigint;
  readonly cost: bigint;
}

export const nothing: FoundSums = { withoutVat: 0n, vat: 0n, withVat: 0n, cost: 0n };

/** A page of invoices, the newest first, and how many there are in all. */
export interface FoundInvoices {
  readonly ids: readonly string[];
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly isMore: boolean;
  /** Of all that were counted; null where that would cost too much. */
  readonly sums: FoundSums | null;
}

/** Counting stops here. */
export const countedMost = 10_000;
/** Up to here what was found is also added up. */
export const summedMost = 1_000;

/** FoundSums of some invoices. */
export const sumsColumns = `coalesce(sum(without_vat), 0)::bigint as "withoutVat", coalesce(sum(vat), 0)::bigint as vat,
  coalesce(sum(with_vat), 0)::bigint as "withVat", coalesce(sum(cost), 0)::bigint as cost`;

/** All that was found, cut to the page; null in place of sums that are not worth their cost. */
export async function pageOf(
  transaction: Transaction,
  businessId: string,
  found: { readonly ids: readonly string[]; readonly count: number; readonly isMore: boolean },
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<FoundInvoices> {
  const { ids, count, isMore } = found;
  const isSummed = !isMore && count <= summedMost;
  return {
    ids: ids.slice(skip, skip + take),
    count: Math.min(count, countedMost),
    isMore: isMore || count > countedMost,
    sums: isSummed ? await sumsOf(transaction, businessId, ids) : null,
  };
}

async function sumsOf(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<FoundSums> {
  const [row] = await transaction.run(
    `select ${sumsColumns} from tenant.invoices where business_id = $1 and id = any ($2::text[])`,
    [businessId, ids],
  );
  return row as unknown as FoundSums;
}
