import type { Transaction } from '../platform/database/transaction.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import { deliverTask } from './add-fiscal-document.ts';

export type ResendOutcome = 'queued' | 'fiscalized' | 'not-found';

interface ToResend {
  readonly kind: string;
  readonly ids: readonly string[];
  readonly now: Date;
}

/**
 * Manual retry: submits documents again at once with the same UUID (idempotency key), so that a document whose reply was
 * lost is not fiscalized twice. Fiscalized documents do not change, and retracted ones are not found. Locks the documents.
 */
export async function resendDocuments(
  transaction: Transaction,
  businessId: string,
  { kind, ids, now }: ToResend,
): Promise<(id: string) => ResendOutcome> {
  const locked = await transaction.run(
    `select id, status from tenant.fiscal_documents
     where business_id = $1 and kind = $2 and id = any ($3::text[]) and retracted_at is null
     order by id for no key update`,
    [businessId, kind, ids],
  );
  const open = locked.filter(({ status }) => status !== 'fiscalized').map(({ id }) => String(id));
  await transaction.run(
    `update tenant.fiscal_documents set status = 'pending', next_attempt_at = $3
     where business_id = $1 and id = any ($2::text[])`,
    [businessId, open, now],
  );
  await Promise.all(
    open.map((documentId) =>
      addJob(transaction, deliverTask, { businessId, documentId, manualRetryAt: now }, { key: documentId }),
    ),
  );
  const outcomes = new Map(
    locked.map(({ id, status }) => [
      String(id),
      status === 'fiscalized' ? ('fiscalized' as const) : ('queued' as const),
    ]),
  );
  return (id) => outcomes.get(id) ?? 'not-found';
}
