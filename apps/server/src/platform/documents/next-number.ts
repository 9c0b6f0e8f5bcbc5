import { documentNumberText, documentYear } from '@tezga/domain';
import type { Transaction } from '../database/transaction.ts';

export interface DocumentNumber {
  readonly number: number;
  readonly year: number;
  /** 12/2026 */
  readonly numberText: string;
  /** In whole seconds, never before that of the number before it. */
  readonly issuedAt: Date;
}

/**
 * The next number of a series, which begins anew with each year in Tirana. The row of the counter is locked until the
 * transaction ends: the next one that issues waits, and a transaction that is rolled back leaves no gap.
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
  if (row === undefined) throw new Error(`the series ${series} gave no number`);
  const { issuedAt } = row;
  const number = Number(row.number);
  return { number, year: documentYear(issuedAt), numberText: documentNumberText(number, issuedAt), issuedAt };
}
