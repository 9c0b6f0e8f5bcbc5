import { randomUUID } from 'node:crypto';
import { refuseUnless, type LateReason } from '@tezga/domain';
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
  // Locks the row of the business. So either a concurrent deletion of the business waits for this insert, or
  // this insert waits for the deletion. No RETURNING: row-level security derives the visibility of this row
  // from its invoice, which may be inserted later.
  const [businesses] = await Promise.all([
    transaction.run(
      `with business as (
         select id from platform.businesses where id = $1 and deleted_at is null for key share
       ), document as (
         insert into tenant.fiscal_documents (business_id, id, kind, made_at, request_uuid, next_attempt_at, late_reason)
         select id, $2, $3, $4::timestamptz, $5::uuid, $4::timestamptz, $6 from business
       )
       select id from business`,
      [businessId, id, kind, madeAt, randomUUID(), lateReason],
    ),
    addFirstJob(transaction, deliverTask, { businessId, documentId: id }, id),
  ]);
  refuseUnless(businesses.length > 0, 'business-not-available');
}
