import { randomUUID } from 'node:crypto';
import type { LateReason } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import { addFirstJob } from '../platform/jobs/add-job.ts';

export const deliverTask = 'fiscalization:deliver';

export interface NewFiscalDocument {
  readonly id: string;
  /** One of the kinds the server knows how to tell. */
  readonly kind: string;
  /** In whole seconds, as messages say it. */
  readonly madeAt: Date;
  /** Why it comes later than it was made, where a person said so. */
  readonly lateReason?: LateReason | null;
}

/** The tax authority will hear of the document: it is told as soon as the transaction is committed, and not otherwise. */
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
