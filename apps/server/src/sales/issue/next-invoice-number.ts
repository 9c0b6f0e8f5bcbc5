import type { ClockReading } from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';
import { readingColumns, readingIn } from '../../platform/tax-authority/authority-clock.ts';

export interface GivenNumber {
  readonly ordinal: number;
  /** In whole seconds, never before the time of the previous number. */
  readonly issuedAt: Date;
}

export interface NextNumber extends GivenNumber {
  readonly reading: ClockReading | null;
}

/**
 * The next number of a series. The row lock on the counter lasts until the transaction ends, and a rollback leaves no
 * gap.
 */
export async function nextInvoiceNumber(
  transaction: Transaction,
  businessId: string,
  series: string,
  year: string,
  now: Date,
): Promise<NextNumber> {
  const [row] = await transaction.run(
    `insert into tenant.invoice_counters as counter (business_id, series, year, last_number, last_at)
     values ($1, $2, $3, 1, date_trunc('second', $4::timestamptz))
     on conflict (business_id, series, year) do update
     set last_number = counter.last_number + 1, last_at = greatest(counter.last_at, excluded.last_at)
     returning last_number, last_at, ${readingColumns}`,
    [businessId, series, Number(year), now],
  );
  if (row === undefined) throw new Error('the invoice counter returned no row');
  const issuedAt = row['last_at'] as Date;
  return { ordinal: Number(row['last_number']), issuedAt, reading: readingIn(row) };
}
