import type { contract } from '@tezga/contract';
import { Refusal, refuseUnless } from '@tezga/domain';
import { businessSigner } from '../certificates/index.ts';
import type { BusinessContext, FreeContext, FreeHandler } from '../platform/http/context.ts';
import { askPortal, paperAsked } from '../self-care/index.ts';
import { purchaseById, type PurchaseRow } from './purchases-read.ts';

/** The screen waits 25 seconds: half of them are for the platform, and the rest for the portal where that is silent. */
const patienceMs = 12_000;

type Asking = FreeContext & Pick<BusinessContext, 'businessId'>;

/** No connection to the database is held while the paper is fetched. */
export const pdf: FreeHandler<typeof contract.purchases.pdf> = {
  async freely({ originId }, context) {
    const purchase = await context.inTransaction((transaction) =>
      purchaseById(transaction, context.businessId, originId),
    );
    refuseUnless(purchase !== null, 'not-found');
    return { name: `${purchase.number.replaceAll('/', '-')}.pdf`, pdf: await paperOf(purchase, context) };
  },
};

/** The central platform's own where it is an e-invoice; the portal has a paper of everything. */
async function paperOf({ eic, fic }: PurchaseRow, context: Asking): Promise<string> {
  if (eic === null) return portalPaper(fic, context);
  try {
    return await platformPaper(eic, context);
  } catch (error) {
    if (!(error instanceof Refusal) || fic === null) throw error;
    return portalPaper(fic, context);
  }
}

async function platformPaper(eic: string, context: Asking): Promise<string> {
  const { businessId, config, clock, taxAuthority } = context;
  const { signer } = await context.inTransaction((transaction) =>
    businessSigner({ transaction, businessId, config, clock }),
  );
  const asked = { signer, timeoutMs: patienceMs };
  const outcome = await taxAuthority.ask('einvoice', 'GetEinvoices', { EIC: eic }, asked);
  if (outcome.kind === 'failure') {
    const { diagnosis } = outcome;
    if (diagnosis.canRepeat) throw new Refusal('tax-authority-unreachable');
    throw new Refusal('tax-authority-refused', { fault: diagnosis });
  }
  const paper = outcome.value.Einvoices.Einvoice?.[0]?.Pdf;
  refuseUnless(paper !== undefined, 'not-found');
  return paper;
}

function portalPaper(fic: string | null, context: Asking): Promise<string> {
  refuseUnless(fic !== null, 'not-found');
  return askPortal(context, paperAsked(fic));
}
