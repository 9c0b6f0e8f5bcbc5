import {
  deadlineOf,
  deliveryOf,
  nextAttemptAt,
  Refusal,
  tiranaIsoMoment,
  type LateCause,
} from '@tezga/domain';
import { z } from 'zod';
import { businessSigner } from '../certificates/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import { inBusiness } from '../platform/jobs/in-business.ts';
import { withManualRetry } from '../platform/jobs/with-manual-retry.ts';
import type { Job, JobContext } from '../platform/jobs/worker.ts';
import { deliverTask } from './add-fiscal-document.ts';
import type { FiscalKinds } from './fiscal-kind.ts';
import { fiscalDocumentsStore, unfiscalizedDocuments, type Failed, type OpenDocument } from './store.ts';

const namedOf = z.object({ businessId: z.string(), documentId: z.string() });
type Named = z.output<typeof namedOf>;

type SubmissionOutcome = { readonly code: string } | { readonly failed: Failed; readonly canRepeat: boolean };

/**
 * Submits one document to the tax authority. No transaction is open during the request: if the reply is lost, a retry
 * sends the same UUID (idempotency key), by which the tax authority recognizes the document.
 */
export const deliver =
  (kinds: FiscalKinds): Job =>
  (payload, context) =>
    deliverOne(kinds, withManualRetry(payload, context), namedOf.parse(payload));

async function deliverOne(kinds: FiscalKinds, context: JobContext, named: Named): Promise<void> {
  const document = await inBusiness(context, named.businessId, (transaction) =>
    begin(transaction, context, named),
  );
  if (document === null) return;
  const outcome =
    (await blockedBy(kinds, context, named, document)) ?? (await submit(kinds, context, named, document));
  if (outcome === null) return;
  await inBusiness(context, named.businessId, async (transaction) => {
    const isSaved = await saveOutcome(transaction, context, named, document, outcome);
    if (isSaved && 'code' in outcome)
      await kinds
        .get(document.kind)
        ?.afterFiscalized?.(transaction, named.businessId, named.documentId, context);
  });
}

/**
 * Counts the attempt and saves the time of the next retry before the request, so that a crash does not lose the
 * retry.
 */
async function begin(
  transaction: Transaction,
  { clock }: JobContext,
  { businessId, documentId }: Named,
): Promise<OpenDocument | null> {
  const open = await unfiscalizedDocuments(transaction, businessId).pending(documentId);
  if (open === null) return null;
  const begun = { ...open, attempts: open.attempts + 1 };
  const now = clock.now();
  // No retry is planned after the deadline. `now` as the retry time lets deliverOverdue add a job if a crash ends
  // this attempt without an outcome.
  const next = nextRetryAt(begun, now) ?? now;
  const store = fiscalDocumentsStore(transaction, businessId);
  return (await store.beginAttempt(documentId, open, next)) ? begun : null;
}

const nextRetryAt = (document: OpenDocument, now: Date): Date | null =>
  nextAttemptAt({
    attempts: document.attempts,
    now,
    deadline: deadlineOf(document),
    spread: Math.random(),
  });

/**
 * Submits the documents that must be fiscalized before this one. If one of them is still not fiscalized, this
 * document is not submitted and gets the failure of that one.
 */
async function blockedBy(
  kinds: FiscalKinds,
  context: JobContext,
  { businessId, documentId }: Named,
  { kind }: OpenDocument,
): Promise<SubmissionOutcome | null> {
  const before = await inBusiness(context, businessId, async (transaction) =>
    kinds.get(kind)?.prerequisites?.(transaction, businessId, documentId),
  );
  for (const first of before ?? []) {
    await deliverOne(kinds, context, { businessId, documentId: first });
    const still = await inBusiness(context, businessId, (transaction) =>
      unfiscalizedDocuments(transaction, businessId).unfiscalized(first),
    );
    if (still !== null) return { failed: still.failure ?? notAttempted, canRepeat: true };
  }
  return null;
}

const notAttempted: Failed = { name: 'unreachable', isOurs: false, code: null, text: null };

/**
 * Null if the document is no longer pending with this message, for example because a repair replaced the message and
 * added a job that submits the new one.
 */
async function submit(
  kinds: FiscalKinds,
  context: JobContext,
  { businessId, documentId }: Named,
  document: OpenDocument,
): Promise<SubmissionOutcome | null> {
  const { config, clock, taxAuthority } = context;
  const { kind: kindName, requestUUID, failure } = document;
  const kind = kinds.get(kindName);
  if (kind === undefined) throw new Error(`unknown kind of fiscal document: ${kindName}`);
  try {
    const { body, signer, isSent } = await inBusiness(context, businessId, async (transaction) => ({
      body: await kind.bodyOf(transaction, businessId, documentId),
      signer: (await businessSigner({ transaction, businessId, config, clock })).signer,
      // Last in the transaction: false if a repair replaced the message meanwhile. From then on a repair is refused
      // while the document is pending.
      isSent: await fiscalDocumentsStore(transaction, businessId).markSent(documentId, document, clock.now()),
    }));
    if (!isSent) return null;
    const { sentAt, lateReason } = deliveryOf(document, causeOf(failure), clock.now());
    const outcome = await taxAuthority.ask('fiscalization', kind.operation, body, {
      signer,
      header: {
        UUID: requestUUID,
        SendDateTime: tiranaIsoMoment(sentAt),
        ...(lateReason === null ? {} : { SubseqDelivType: lateReason }),
      },
    });
    if (outcome.kind === 'answer') return { code: kind.codeOf(outcome.value) };
    const { name, code, text, canRepeat } = outcome.diagnosis;
    return { failed: { name, isOurs: false, code, text }, canRepeat };
  } catch (error) {
    // A missing or expired certificate is retried, because the business may upload one; any other error is a bug.
    if (error instanceof Refusal)
      return { failed: { name: error.code, isOurs: true, code: null, text: null }, canRepeat: true };
    throw error;
  }
}

/** Saves the outcome and adds the next retry; false if the document was repaired, retracted or fiscalized meanwhile. */
async function saveOutcome(
  transaction: Transaction,
  { clock }: JobContext,
  named: Named,
  document: OpenDocument,
  outcome: SubmissionOutcome,
): Promise<boolean> {
  const { businessId, documentId } = named;
  const store = fiscalDocumentsStore(transaction, businessId);
  const now = clock.now();
  if ('code' in outcome) return store.saveCode(documentId, document, outcome.code, now);
  const next = outcome.canRepeat ? nextRetryAt(document, now) : null;
  const failed = { failure: outcome.failed, at: now, next, isFinal: !outcome.canRepeat };
  const isSaved = await store.saveFailure(documentId, document, failed);
  // No retry if the failure was not saved, for example because a repair replaced the message: the repair added a job
  // with the same key, and this retry would replace it by a later job.
  if (isSaved && next !== null) await addJob(transaction, deliverTask, named, { key: documentId, at: next });
  return isSaved;
}

const causeOf = (failure: Failed | null): LateCause =>
  failure !== null && !failure.isOurs ? 'service' : 'own';
