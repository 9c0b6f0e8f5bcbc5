import { documentNumberText, documentYear } from '@tezga/domain';
import type { Transaction } from '../database/transaction.ts';

export interface DocumentNumber {
  readonly number: number;
  readonly year: number;
  /** The number as text, such as 12/2026. */
  readonly numberText: string;
  /** In whole seconds; never earlier than the time of the previous number in the series. */
  readonly issuedAt: Date;
}

/**
 * The next number of a series. Each series restarts at 1 with the year in Tirana. The row of its counter stays
 * locked until the transaction ends, so concurrent calls for the series wait, and a rollback leaves no gap.
 */
export async function nextNumber(
  transaction: Transaction,
  businessId: string,
  series: string,
  now: Date,
): Promise<DocumentNumber> {
  const [row] = await transaction.run<{ readonly number: bigint; readonly issuedAt: Date }>(
    `insert into tenant.document_counters as counter (business_id, series, year, last_number, last_at)
     values ($1, $2, $3, 1, date_trunc('second', $4::timestamptz))
     on conflict (business_id, series, year) do update
     set last_number = counter.last_number + 1, last_at = greatest(counter.last_at, excluded.last_at)
     returning last_number as number, last_at as "issuedAt"`,
    [businessId, series, documentYear(now), now],
  );
  if (row === undefined) throw new Error(`no number in the series ${series}`);
  const { issuedAt } = row;
  const number = Number(row.number);
  return { number, year: documentYear(issuedAt), numberText: documentNumberText(number, issuedAt), issuedAt };
}
