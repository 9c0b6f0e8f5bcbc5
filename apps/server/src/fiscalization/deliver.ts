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
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import type { Job, JobContext } from '../platform/jobs/worker.ts';
import { deliverTask } from './add-fiscal-document.ts';
import type { FiscalKinds } from './fiscal-kind.ts';
import { fiscalDocumentsStore, type Failed, type OpenDocument } from './store.ts';

const payloadOf = z.object({ businessId: z.string(), documentId: z.string() });
type Named = z.output<typeof payloadOf>;

type Told = { readonly code: string } | { readonly failed: Failed; readonly canRepeat: boolean };

/**
 * Tells the tax authority of one document. No transaction is held while it answers: whatever becomes of the answer, the
 * document is asked about again under the same UUID, and the tax authority knows it by that.
 */
export const deliver =
  (kinds: FiscalKinds): Job =>
  (payload, context) =>
    deliverOne(kinds, context, payloadOf.parse(payload));

async function deliverOne(kinds: FiscalKinds, context: JobContext, named: Named): Promise<void> {
  const document = await inBusiness(context, named, (transaction) => begin(transaction, context, named));
  if (document === null) return;
  const told =
    (await heldUp(kinds, context, named, document)) ?? (await tell(kinds, context, named, document));
  await inBusiness(context, named, async (transaction) => {
    const isKept = await settle(transaction, context, named, document, told);
    if (isKept && 'code' in told)
      await kinds.get(document.kind)?.onceTaken?.(transaction, named.businessId, named.documentId);
  });
}

/** Noted before anything is told: whatever becomes of us, it is tried again after the usual pause. */
async function begin(
  transaction: Transaction,
  { clock }: JobContext,
  { businessId, documentId }: Named,
): Promise<OpenDocument | null> {
  const store = fiscalDocumentsStore(transaction, businessId);
  const open = await store.open(documentId);
  if (open === null) return null;
  const begun = { ...open, attempts: open.attempts + 1 };
  const now = clock.now();
  // Whoever tries after the deadline does so at once, and again where nothing more is heard of this attempt.
  return (await store.beginAttempt(documentId, open, nextTry(begun, now) ?? now)) ? begun : null;
}

const nextTry = (document: OpenDocument, now: Date): Date | null =>
  nextAttemptAt({
    attempts: document.attempts,
    now,
    deadline: deadlineOf(document),
    spread: Math.random(),
  });

/** What must be told first is told now; while it cannot be, its failure is that of the document. */
async function heldUp(
  kinds: FiscalKinds,
  context: JobContext,
  { businessId, documentId }: Named,
  { kind }: OpenDocument,
): Promise<Told | null> {
  const first = await inBusiness(context, { businessId }, async (transaction) =>
    kinds.get(kind)?.after?.(transaction, businessId, documentId),
  );
  if (first === undefined || first === null) return null;
  await deliverOne(kinds, context, { businessId, documentId: first });
  const still = await inBusiness(context, { businessId }, (transaction) =>
    fiscalDocumentsStore(transaction, businessId).open(first),
  );
  return still === null ? null : { failed: still.failure ?? unexplained, canRepeat: true };
}

const unexplained: Failed = { name: 'unreachable', isOurs: false, code: null, text: null };

async function tell(
  kinds: FiscalKinds,
  context: JobContext,
  { businessId, documentId }: Named,
  document: OpenDocument,
): Promise<Told> {
  const { config, clock, taxAuthority } = context;
  const { kind: kindName, requestUUID, failure } = document;
  const kind = kinds.get(kindName);
  if (kind === undefined) throw new Error(`nobody knows how to tell a ${kindName}`);
  try {
    const { body, signer } = await inBusiness(context, { businessId }, async (transaction) => {
      const message = {
        body: await kind.bodyOf(transaction, businessId, documentId),
        signer: (await businessSigner({ transaction, businessId, config, clock })).signer,
      };
      await fiscalDocumentsStore(transaction, businessId).noteSent(documentId, document, clock.now());
      return message;
    });
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

function inBusiness<Result>(
  { pool }: JobContext,
  { businessId }: Pick<Named, 'businessId'>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (transaction) => {
    await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
    return work(transaction);
  });
}
