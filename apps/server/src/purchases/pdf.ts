import type { contract } from '@tezga/contract';
import { Refusal, refuseUnless } from '@tezga/domain';
import { freelyInTargetBusiness } from '../businesses/index.ts';
import { businessSigner } from '../certificates/index.ts';
import type { BusinessContext, FreeContext, FreeHandler } from '../platform/http/context.ts';
import { askPortal, paperAsked } from '../self-care/index.ts';
import { purchaseById, type PurchaseRow } from './purchases-read.ts';

/**
 * The screen waits 25 seconds. Half of them are for the central platform; the rest is for the portal if the platform
 * does not respond.
 */
const platformTimeoutMs = 12_000;

type Context = FreeContext & Pick<BusinessContext, 'businessId'>;

/** Uses no database connection while it fetches the PDF. */
export const pdf: FreeHandler<typeof contract.purchases.pdf> = freelyInTargetBusiness(
  async ({ originId }, context) => {
    const purchase = await context.inTransaction((transaction) =>
      purchaseById(transaction, context.businessId, originId),
    );
    refuseUnless(purchase !== null, 'not-found');
    return { name: `${purchase.number.replaceAll('/', '-')}.pdf`, pdf: await pdfOf(purchase, context) };
  },
);

/**
 * Gets the PDF of an e-invoice from the central platform. The portal has the PDF of every invoice: it gives those of
 * other invoices, and those of e-invoices if the platform does not.
 */
async function pdfOf({ eic, fic }: PurchaseRow, context: Context): Promise<string> {
  if (eic === null) return portalPdf(fic, context);
  try {
    return await platformPdf(eic, context);
  } catch (error) {
    if (!(error instanceof Refusal) || fic === null) throw error;
    return await portalPdf(fic, context).catch((ofPortal: unknown) => {
      // If the platform did not answer, it may have the PDF that the portal does not have.
      const isMissing = ofPortal instanceof Refusal && ofPortal.code === 'purchase-without-pdf';
      throw isMissing ? error : ofPortal;
    });
  }
}

async function platformPdf(eic: string, context: Context): Promise<string> {
  const { businessId, config, clock, taxAuthority } = context;
  const { signer } = await context.inTransaction((transaction) =>
    businessSigner({ transaction, businessId, config, clock }),
  );
  const options = { signer, timeoutMs: platformTimeoutMs };
  const outcome = await taxAuthority.ask('einvoice', 'GetEinvoices', { EIC: eic }, options);
  if (outcome.kind === 'failure') {
    const { diagnosis } = outcome;
    if (diagnosis.canRepeat) throw new Refusal('tax-authority-unreachable');
    throw new Refusal('tax-authority-refused', { fault: diagnosis });
  }
  const content = outcome.value.Einvoices.Einvoice?.[0]?.Pdf;
  refuseUnless(content !== undefined, 'purchase-without-pdf');
  return content;
}

async function portalPdf(fic: string | null, context: Context): Promise<string> {
  refuseUnless(fic !== null, 'purchase-without-pdf');
  try {
    return await askPortal(context, paperAsked(fic));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') throw new Refusal('purchase-without-pdf');
    throw error;
  }
}
