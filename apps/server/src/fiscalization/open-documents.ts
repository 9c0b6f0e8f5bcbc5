import type { FiscalStatus, LateReason } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Failed } from './store.ts';

/** A document the tax authority has not taken. */
export interface OpenFiscalDocument {
  readonly id: string;
  readonly status: FiscalStatus;
  readonly madeAt: Date;
  /** Why it comes later than it was made, where a person said so. */
  readonly lateReason: LateReason | null;
  readonly attempts: number;
  /** Null where nobody tries any more until a person does. */
  readonly nextAttemptAt: Date | null;
  readonly failure: Failed | null;
}

/** All of one kind, those with the least time left first. */
export async function openDocuments(
  transaction: Transaction,
  businessId: string,
  kind: string,
): Promise<readonly OpenFiscalDocument[]> {
  const rows = await transaction.run(
    `select id, status, made_at as "madeAt", late_reason as "lateReason", attempts, next_attempt_at as "nextAttemptAt", failure
     from tenant.fiscal_documents where business_id = $1 and status <> 'fiscalized' and kind = $2
     order by made_at, id`,
    [businessId, kind],
  );
  return rows as unknown as readonly OpenFiscalDocument[];
}
