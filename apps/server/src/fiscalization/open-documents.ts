import type { FiscalStatus, UntakenDocument } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Failed } from './store.ts';

/** A document the tax authority has not taken. */
export interface OpenFiscalDocument extends UntakenDocument {
  readonly id: string;
  readonly status: FiscalStatus;
  readonly attempts: number;
  /** Null where nobody tries any more until a person does. */
  readonly nextAttemptAt: Date | null;
  readonly failure: Failed | null;
  /** The name of whoever saw that its time is over. */
  readonly seenByName: string | null;
}

/** All of one kind, those with the least time left first; what is known to be over comes last. */
export async function openDocuments(
  transaction: Transaction,
  businessId: string,
  kind: string,
): Promise<readonly OpenFiscalDocument[]> {
  const rows = await transaction.run<OpenFiscalDocument>(
    `select id, status, made_at as "madeAt", late_reason as "lateReason", attempts, next_attempt_at as "nextAttemptAt",
       failure, seen_at as "seenAt", seen_by_name as "seenByName"
     from tenant.fiscal_documents where business_id = $1 and status <> 'fiscalized' and kind = $2 and retracted_at is null
     order by seen_at is not null, made_at, id`,
    [businessId, kind],
  );
  return rows;
}
