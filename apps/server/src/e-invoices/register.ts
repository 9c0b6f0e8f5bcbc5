import { nextAttemptAt, Refusal, tiranaIsoMoment } from '@tezga/domain';
import { completeDocument, kindOf, signedDocument, type Signer } from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import { z } from 'zod';
import { businessSigner } from '../certificates/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Job, JobContext } from '../platform/jobs/worker.ts';
import { queueEInvoice } from './after-fic.ts';
import { eInvoiceDraft } from './e-invoice-draft.ts';
import { eInvoiceSource, type EInvoiceSource } from './e-invoice-source.ts';
import { foundEic } from './found-eic.ts';
import { inBusiness } from './in-business.ts';
import { eInvoicesStore, type EInvoiceFailure, type EInvoiceWarning, type PendingEInvoice } from './store.ts';

const payloadOf = z.object({ businessId: z.string(), invoiceId: z.string() });
type Named = z.output<typeof payloadOf>;

type Told =
  | { readonly eic: string; readonly warnings: readonly EInvoiceWarning[] }
  | { readonly failed: EInvoiceFailure; readonly canRepeat: boolean };

/**
 * Gives one e-invoice to the central platform. No transaction is held while it answers: whatever becomes of the answer, the
 * e-invoice is asked about again under the same UUID, and the central platform knows it by its invoice.
 */
export const register: Job = async (payload, context) => {
  const named = payloadOf.parse(payload);
  const pending = await inBusiness(context, named.businessId, async (transaction) => {
    const store = eInvoicesStore(transaction, named.businessId);
    await store.release(named.invoiceId);
    return store.pending(named.invoiceId);
  });
  if (pending === null) return;
  const told = await tell(context, named, pending);
  await inBusiness(context, named.businessId, (transaction) =>
    settle(transaction, context, named, pending, told),
  );
};

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
    const before = await foundEic(context, signer, source.invoice.numberText, pending);
    return before === null ? await send(context, source, signer, pending) : { eic: before, warnings: [] };
  } catch (error) {
    // A business without a good certificate gets one some day; anything else is a bug.
    if (error instanceof Refusal)
      return { failed: { name: error.code, isOurs: true, code: null, text: null }, canRepeat: true };
    throw error;
  }
}

async function send(
  { clock, taxAuthority }: JobContext,
  source: EInvoiceSource,
  signer: Signer,
  { requestUUID }: PendingEInvoice,
): Promise<Told> {
  const document = completeDocument(eInvoiceDraft(source));
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
    return { eic: EIC.toLowerCase(), warnings };
  }
  const { name, code, text, canRepeat } = outcome.diagnosis;
  return { failed: { name, isOurs: false, code, text }, canRepeat };
}

const dayMs = 86_400_000;
/** No law says until when; after so long only a person can still help. */
const patienceDays = 30;

async function settle(
  transaction: Transaction,
  { clock }: JobContext,
  { businessId, invoiceId }: Named,
  { issuedAt, attempts }: PendingEInvoice,
  told: Told,
): Promise<void> {
  const store = eInvoicesStore(transaction, businessId);
  const now = clock.now();
  if ('eic' in told) return store.keepEic(invoiceId, told.eic, told.warnings, now);
  const deadline = new Date(issuedAt.getTime() + patienceDays * dayMs);
  const next = told.canRepeat
    ? nextAttemptAt({ attempts: attempts + 1, now, deadline, spread: Math.random() })
    : null;
  await store.keepFailure(invoiceId, { failure: told.failed, at: now, next, isFinal: !told.canRepeat });
  if (next !== null) await queueEInvoice(transaction, businessId, invoiceId, next);
}
