import type { FiscalStatus } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Failed } from './store.ts';

export interface FiscalResult {
  readonly status: FiscalStatus;
  /** The code that the tax authority gave the document; null until it is fiscalized. */
  readonly code: string | null;
  /** The name of the fault or refusal that prevents the fiscalization; also the key of its phrase. */
  readonly fault: string | null;
}

export interface StoredResult extends FiscalResult {
  /** Whether the document was retracted and is not submitted any more. */
  readonly isRetracted: boolean;
  /** Whether a message was sent, so that the tax authority may know the document. */
  readonly isSent: boolean;
}

/** The submission results of documents; throws for an id without a fiscal document. */
export async function fiscalResults(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<(id: string) => StoredResult> {
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
    if (result === undefined) throw new Error(`document ${id} has no fiscal document`);
    return result;
  };
}
