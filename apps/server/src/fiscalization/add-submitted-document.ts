import { randomUUID } from 'node:crypto';
import type { Transaction } from '../platform/database/transaction.ts';
import type { NewFiscalDocument } from './add-fiscal-document.ts';
import type { Failed } from './store.ts';

/**
 * The result of a submission that already took place, for documents with a date in the past, such as the sales of
 * the demonstration.
 */
export type SubmissionResult =
  | { readonly status: 'fiscalized'; readonly code: string; readonly answeredAt: Date }
  | {
      readonly status: 'pending' | 'error';
      readonly failure: Failed;
      readonly attempts: number;
      /** Null if there is no further automatic retry; a manual resend is still possible. */
      readonly nextAttemptAt: Date | null;
    };

/**
 * Inserts a document that was already submitted, with its result. It adds no job: `deliverOverdue` retries a pending
 * document after `nextAttemptAt`. The time when the document was made is also saved as the time of its first sending.
 */
export async function addSubmittedDocument(
  transaction: Transaction,
  businessId: string,
  { id, kind, madeAt }: NewFiscalDocument,
  submissionResult: SubmissionResult,
): Promise<void> {
  const answer = submissionResult.status === 'fiscalized' ? submissionResult : null;
  const failed = submissionResult.status === 'fiscalized' ? null : submissionResult;
  await transaction.run(
    `insert into tenant.fiscal_documents (business_id, id, kind, made_at, request_uuid, status, code, answered_at,
       attempts, next_attempt_at, failure, first_sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $4)`,
    [
      businessId,
      id,
      kind,
      madeAt,
      randomUUID(),
      submissionResult.status,
      answer?.code ?? null,
      answer?.answeredAt ?? null,
      failed?.attempts ?? 0,
      failed?.nextAttemptAt ?? null,
      failed?.failure ?? null,
    ],
  );
}
