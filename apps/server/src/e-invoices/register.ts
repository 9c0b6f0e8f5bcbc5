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

const namedOf = z.object({ businessId: z.string(), invoiceId: z.string() });
type Named = z.output<typeof namedOf>;

type Told =
  | { readonly eic: string; readonly warnings: readonly EInvoiceWarning[]; readonly at: Date }
  | { readonly failed: EInvoiceFailure; readonly canRepeat: boolean };

/**
 * Gives one e-invoice to the central platform. No transaction is held while it answers: whatever becomes of the answer, the
 * e-invoice is asked about again under the same UUID, and the central platform knows it by its invoice.
 */
export const register: Job = async (payload, jobContext) => {
  const named = namedOf.parse(payload);
  const context = withManualRetry(payload, jobContext);
  const begun = await inBusiness(context, named.businessId, (transaction) =>
    begin(transaction, context, named),
  );
  if (begun === null) return;
  const told = await tell(context, named, begun);
  await inBusiness(context, named.businessId, (transaction) =>
    settle(transaction, context, named, begun, told),
  );
};

/** Noted before anything is sent: whatever becomes of us, it counts as sent and is tried again after the usual pause. */
async function begin(
  transaction: Transaction,
  { clock }: JobContext,
  { businessId, invoiceId }: Named,
): Promise<PendingEInvoice | null> {
  const store = eInvoicesStore(transaction, businessId);
  await store.release(invoiceId);
  const pending = await store.holdPending(invoiceId);
  if (pending === null) return null;
  const begun = { ...pending, attempts: pending.attempts + 1 };
  const { attempts } = begun;
  const at = clock.now();
  await beginAttempt(transaction, businessId, invoiceId, { attempts, at, next: leaseOf(begun, at) });
  return begun;
}

/** So long a search among all that was sent may take; meanwhile nobody begins it again beside it. */
const searchMs = 600_000;

/** When it is tried again if nothing more is heard of this attempt. */
function leaseOf(begun: PendingEInvoice, now: Date): Date {
  const next = nextTry(begun, now) ?? now;
  return begun.firstSentAt === null ? next : new Date(Math.max(next.getTime(), now.getTime() + searchMs));
}

async function tell(
  context: JobContext,
  { businessId, invoiceId }: Named,
  pending: PendingEInvoice,
): Promise<Told> {
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
    // A business without a good certificate gets one some day; anything else is a bug.
    if (error instanceof Refusal)
      return { failed: { name: error.code, isOurs: true, code: null, text: null }, canRepeat: true };
    throw error;
  }
}

/**
 * What became of it before, where it may have been sent; while that cannot be found out it is not sent again. Where nobody
 * will ever say, sending it under the same UUID is all that is left.
 */
async function sentBefore(
  searching: JobContext & { readonly signer: Signer },
  number: string,
  { totals: { payable } }: Pick<EInvoiceDocument, 'totals'>,
  { firstSentAt }: PendingEInvoice,
): Promise<Told | null> {
  if (firstSentAt === null) return null;
  const sought = { number, payable, since: firstSentAt, now: searching.clock.now() };
  const found = await foundEic(searching, sought);
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
): Promise<Told> {
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
/** No law says until when; after so long only a person can still help. */
const patienceDays = 30;

function nextTry({ issuedAt, attempts }: PendingEInvoice, now: Date): Date | null {
  const deadline = new Date(issuedAt.getTime() + patienceDays * dayMs);
  return nextAttemptAt({ attempts, now, deadline, spread: Math.random() });
}

async function settle(
  transaction: Transaction,
  { clock }: JobContext,
  { businessId, invoiceId }: Named,
  begun: PendingEInvoice,
  told: Told,
): Promise<void> {
  const store = eInvoicesStore(transaction, businessId);
  if ('eic' in told) return store.keepEic(invoiceId, told.eic, told.warnings, told.at);
  const now = clock.now();
  const next = told.canRepeat ? nextTry(begun, now) : null;
  await store.keepFailure(invoiceId, { failure: told.failed, at: now, next, isFinal: !told.canRepeat });
  if (next !== null) await queueEInvoice(transaction, businessId, invoiceId, { at: next });
}
