import { randomUUID } from 'node:crypto';
import type { LateReason } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { addFirstJob } from '../platform/jobs/add-job.ts';

export const deliverTask = 'fiscalization:deliver';

export interface NewFiscalDocument {
  readonly id: string;
  /** Name of a registered fiscal kind (see `FiscalKinds`). */
  readonly kind: string;
  /** In whole seconds, like the times in fiscal messages. */
  readonly madeAt: Date;
  /** Why the document is submitted later than it was made, if the user gave a reason. */
  readonly lateReason?: LateReason | null;
}

/** Inserts a pending document and the job that submits it; the job runs only if the transaction commits (outbox). */
export async function addFiscalDocument(
  transaction: Transaction,
  businessId: string,
  { id, kind, madeAt, lateReason = null }: NewFiscalDocument,
): Promise<void> {
  await Promise.all([
    transaction.run(
      `insert into tenant.fiscal_documents (business_id, id, kind, made_at, request_uuid, next_attempt_at, late_reason)
       values ($1, $2, $3, $4, $5, $4, $6)`,
      [businessId, id, kind, madeAt, randomUUID(), lateReason],
    ),
    addFirstJob(transaction, deliverTask, { businessId, documentId: id }, id),
  ]);
}
