import type { FiscalStatus } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Failed } from './store.ts';

export interface FiscalResult {
  readonly status: FiscalStatus;
  /** What the tax authority calls the document; null until it has said so. */
  readonly code: string | null;
  /** Why it has not, by the name under which the sentence for it stands. */
  readonly fault: string | null;
}

export interface KeptResult extends FiscalResult {
  /** Whether it left the books, so that nobody waits for it any more. */
  readonly isRetracted: boolean;
  /** Whether the tax authority may have heard of it. */
  readonly isSent: boolean;
}

/** What the tax authority has said of documents so far; all of them were given to it when they were made. */
export async function fiscalResults(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<(id: string) => KeptResult> {
  const rows = await transaction.run(
    `select id, status, code, failure, retracted_at is not null as "isRetracted",
       first_sent_at is not null or code is not null as "isSent"
     from tenant.fiscal_documents
     where business_id = $1 and id = any ($2::text[])`,
    [businessId, ids],
  );
  const results = new Map(
    rows.map(({ id, status, code, failure, isRetracted, isSent }) => [
      id,
      {
        status: status as FiscalStatus,
        code: code as string | null,
        fault: (failure as Failed | null)?.name ?? null,
        isRetracted: isRetracted === true,
        isSent: isSent === true,
      },
    ]),
  );
  return (id) => {
    const result = results.get(id);
    if (result === undefined) throw new Error(`document ${id} was never given to the tax authority`);
    return result;
  };
}
