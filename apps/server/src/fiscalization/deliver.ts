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
import { fiscalDocumentsStore, untakenDocuments, type Failed, type OpenDocument } from './store.ts';

const namedOf = z.object({ businessId: z.string(), documentId: z.string() });
type Named = z.output<typeof namedOf>;

type Told = { readonly code: string } | { readonly failed: Failed; readonly canRepeat: boolean };

/**
 * Tells the tax authority of one document. No transaction is held while it answers: whatever becomes of the answer, the
 * document is asked about again under the same UUID, and the tax authority knows it by that.
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
  const told =
    (await heldUp(kinds, context, named, document)) ?? (await tell(kinds, context, named, document));
  if (told === null) return;
  await inBusiness(context, named.businessId, async (transaction) => {
    const isKept = await settle(transaction, context, named, document, told);
    if (isKept && 'code' in told)
      await kinds.get(document.kind)?.onceTaken?.(transaction, named.businessId, named.documentId, context);
  });
}

/** Noted before anything is told: whatever becomes of us, it is tried again after the usual pause. */
async function begin(
  transaction: Transaction,
  { clock }: JobContext,
  { businessId, documentId }: Named,
): Promise<OpenDocument | null> {
  const open = await untakenDocuments(transaction, businessId).pending(documentId);
  if (open === null) return null;
  const begun = { ...open, attempts: open.attempts + 1 };
  const now = clock.now();
  // Whoever tries after the deadline does so at once, and again where nothing more is heard of this attempt.
  const next = nextTry(begun, now) ?? now;
  const store = fiscalDocumentsStore(transaction, businessId);
  return (await store.beginAttempt(documentId, open, next)) ? begun : null;
}

const nextTry = (document: OpenDocument, now: Date): Date | null =>
  nextAttemptAt({
    attempts: document.attempts,
    now,
    deadline: deadlineOf(document),
    spread: Math.random(),
  });

/** What must be taken first is told now; while one of it is not taken, its failure is that of the document. */
async function heldUp(
  kinds: FiscalKinds,
  context: JobContext,
  { businessId, documentId }: Named,
  { kind }: OpenDocument,
): Promise<Told | null> {
  const before = await inBusiness(context, businessId, async (transaction) =>
    kinds.get(kind)?.after?.(transaction, businessId, documentId),
  );
  for (const first of before ?? []) {
    await deliverOne(kinds, context, { businessId, documentId: first });
    const still = await inBusiness(context, businessId, (transaction) =>
      untakenDocuments(transaction, businessId).untaken(first),
    );
    if (still !== null) return { failed: still.failure ?? unexplained, canRepeat: true };
  }
  return null;
}

const unexplained: Failed = { name: 'unreachable', isOurs: false, code: null, text: null };

/** Null where it was mended meanwhile: then another message is told in its place. */
async function tell(
  kinds: FiscalKinds,
  context: JobContext,
  { businessId, documentId }: Named,
  document: OpenDocument,
): Promise<Told | null> {
  const { config, clock, taxAuthority } = context;
  const { kind: kindName, requestUUID, failure } = document;
  const kind = kinds.get(kindName);
  if (kind === undefined) throw new Error(`nobody knows how to tell a ${kindName}`);
  try {
    const { body, signer, isSent } = await inBusiness(context, businessId, async (transaction) => ({
      body: await kind.bodyOf(transaction, businessId, documentId),
      signer: (await businessSigner({ transaction, businessId, config, clock })).signer,
      // Last, because from here on nobody mends it.
      isSent: await fiscalDocumentsStore(transaction, businessId).noteSent(documentId, document, clock.now()),
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
    // A business without a good certificate gets one some day; anything else is a bug.
    if (error instanceof Refusal)
      return { failed: { name: error.code, isOurs: true, code: null, text: null }, canRepeat: true };
    throw error;
  }
}

/** Keeps what was heard, and says whether anybody still waited for it. */
async function settle(
  transaction: Transaction,
  { clock }: JobContext,
  named: Named,
  document: OpenDocument,
  told: Told,
): Promise<boolean> {
  const { businessId, documentId } = named;
  const store = fiscalDocumentsStore(transaction, businessId);
  const now = clock.now();
  if ('code' in told) return store.keepCode(documentId, document, told.code, now);
  const next = told.canRepeat ? nextTry(document, now) : null;
  const failed = { failure: told.failed, at: now, next, isFinal: !told.canRepeat };
  const isKept = await store.keepFailure(documentId, document, failed);
  // What is no longer waited for must not put off what is sent in its place.
  if (isKept && next !== null) await addJob(transaction, deliverTask, named, { key: documentId, at: next });
  return isKept;
}

const causeOf = (failure: Failed | null): LateCause =>
  failure !== null && !failure.isOurs ? 'service' : 'own';
