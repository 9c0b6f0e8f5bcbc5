import { nextAttemptAt, Refusal, tiranaIsoMoment } from '@tezga/domain';
import {
  completeDocument,
  kindOf,
  signedDocument,
  type Diagnosis,
  type EInvoiceDocument,
  type Signer,
} from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import { z } from 'zod';
import { businessSigner } from '../certificates/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { withManualRetry } from '../platform/jobs/with-manual-retry.ts';
import type { Job, JobContext } from '../platform/jobs/worker.ts';
import { queueEInvoice } from './after-fic.ts';
import { eInvoiceDraft } from './e-invoice-draft.ts';
import { eInvoiceSource } from './e-invoice-source.ts';
import { foundEic } from './found-eic.ts';
import { inBusiness } from '../platform/jobs/in-business.ts';
import {
  beginAttempt,
  eInvoicesStore,
  type EInvoiceFailure,
  type EInvoiceWarning,
  type PendingEInvoice,
} from './store.ts';

const payloadOf = z.object({ businessId: z.string(), invoiceId: z.string() });
type JobPayload = z.output<typeof payloadOf>;

type Submission =
  | { readonly eic: string; readonly warnings: readonly EInvoiceWarning[]; readonly at: Date }
  | { readonly failed: EInvoiceFailure; readonly canRepeat: boolean };

/**
 * Submits one e-invoice to the central platform. No transaction is open during the request. If the response is lost,
 * the retry sends the same UUID as idempotency key, and the central platform recognizes the e-invoice.
 */
export const register: Job = async (payload, jobContext) => {
  const job = payloadOf.parse(payload);
  const context = withManualRetry(payload, jobContext);
  const begun = await inBusiness(context, job.businessId, (transaction) => begin(transaction, context, job));
  if (begun === null) return;
  const submission = await submit(context, job, begun);
  await inBusiness(context, job.businessId, (transaction) =>
    saveResult(transaction, context, job, begun, submission),
  );
};

/**
 * Saves the attempt before sending. If the worker dies, the e-invoice counts as sent, and `registerOverdue` retries it
 * after the usual backoff.
 */
async function begin(
  transaction: Transaction,
  { clock }: JobContext,
  { businessId, invoiceId }: JobPayload,
): Promise<PendingEInvoice | null> {
  const store = eInvoicesStore(transaction, businessId);
  await store.release(invoiceId);
  const pending = await store.lockPending(invoiceId);
  if (pending === null) return null;
  const begun = { ...pending, attempts: pending.attempts + 1 };
  const { attempts } = begun;
  const at = clock.now();
  await beginAttempt(transaction, businessId, invoiceId, { attempts, at, next: leaseOf(begun, at) });
  return begun;
}

/**
 * Maximum duration of the search among all sent e-invoices. The lease lasts as long, so that no second worker starts
 * the same search.
 */
const searchMs = 600_000;

/** Lease: when to retry if this attempt reports no result. */
function leaseOf(begun: PendingEInvoice, now: Date): Date {
  const next = nextTry(begun, now) ?? now;
  return begun.firstSentAt === null ? next : new Date(Math.max(next.getTime(), now.getTime() + searchMs));
}

async function submit(
  context: JobContext,
  { businessId, invoiceId }: JobPayload,
  pending: PendingEInvoice,
): Promise<Submission> {
  const { config, clock } = context;
  try {
    const { source, signer } = await inBusiness(context, businessId, async (transaction) => ({
      source: await eInvoiceSource(transaction, businessId, invoiceId, pending.details),
      signer: (await businessSigner({ transaction, businessId, config, clock })).signer,
    }));
    const document = completeDocument(eInvoiceDraft(source));
    const before = await sentBefore({ ...context, signer }, source.invoice.numberText, document, pending);
    return before ?? (await send(context, document, signer, pending));
  } catch (error) {
    // A missing or expired certificate can be fixed later, so the worker retries. Any other error is a bug.
    if (error instanceof Refusal)
      return { failed: { name: error.code, isOurs: true, code: null, text: null }, canRepeat: true };
    throw error;
  }
}

/**
 * If the e-invoice may have been sent before, searches for it on the central platform. While the search fails
 * with a temporary error, the e-invoice is not resent. If the search fails permanently, returns null, and the
 * caller resends the e-invoice with the same UUID.
 */
async function sentBefore(
  searching: JobContext & { readonly signer: Signer },
  number: string,
  { totals: { payable } }: Pick<EInvoiceDocument, 'totals'>,
  { firstSentAt }: PendingEInvoice,
): Promise<Submission | null> {
  if (firstSentAt === null) return null;
  const search = { number, payable, since: firstSentAt, now: searching.clock.now() };
  const found = await foundEic(searching, search);
  if (found.kind === 'failure') return found.diagnosis.canRepeat ? failedBy(found.diagnosis) : null;
  if (found.value === null) return null;
  return { eic: found.value.eic, warnings: [], at: found.value.receivedAt };
}

const failedBy = ({ name, code, text, canRepeat }: Diagnosis) => ({
  failed: { name, isOurs: false, code, text },
  canRepeat,
});

async function send(
  { clock, taxAuthority }: JobContext,
  document: EInvoiceDocument,
  signer: Signer,
  { requestUUID }: PendingEInvoice,
): Promise<Submission> {
  const signed = Buffer.from(signedDocument(document, { ...nodeCrypto, ...signer })).toString('base64');
  const EinvoiceEnvelope =
    kindOf(document.typeCode) === 'creditNote' ? { UblCreditNote: signed } : { UblInvoice: signed };
  const outcome = await taxAuthority.ask(
    'einvoice',
    'RegisterEinvoice',
    { EinvoiceEnvelope },
    { signer, header: { UUID: requestUUID, SendDateTime: tiranaIsoMoment(clock.now()) } },
  );
  if (outcome.kind === 'answer') {
    const { EIC, Warnings } = outcome.value;
    const warnings = (Warnings?.Warning ?? []).map(({ Code, Description }) => ({
      code: Code ?? '',
      text: Description ?? '',
    }));
    return { eic: EIC.toLowerCase(), warnings, at: clock.now() };
  }
  return failedBy(outcome.diagnosis);
}

const dayMs = 86_400_000;
/** The law sets no deadline. After this time the worker stops retrying, and only a manual retry remains. */
const retryDays = 30;

function nextTry({ issuedAt, attempts }: PendingEInvoice, now: Date): Date | null {
  const deadline = new Date(issuedAt.getTime() + retryDays * dayMs);
  return nextAttemptAt({ attempts, now, deadline, spread: Math.random() });
}

async function saveResult(
  transaction: Transaction,
  { clock }: JobContext,
  { businessId, invoiceId }: JobPayload,
  begun: PendingEInvoice,
  submission: Submission,
): Promise<void> {
  const store = eInvoicesStore(transaction, businessId);
  if ('eic' in submission)
    return store.saveEic(invoiceId, submission.eic, submission.warnings, submission.at);
  const now = clock.now();
  const next = submission.canRepeat ? nextTry(begun, now) : null;
  await store.saveFailure(invoiceId, {
    failure: submission.failed,
    at: now,
    next,
    isFinal: !submission.canRepeat,
  });
  if (next !== null) await queueEInvoice(transaction, businessId, invoiceId, { at: next });
}
