import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { inTargetBusiness } from '../../businesses/index.ts';
import { resendEInvoices } from '../../e-invoices/index.ts';
import { resendDocuments, retractedAmong } from '../../fiscalization/index.ts';
import type { BusinessContext, Handler } from '../../platform/http/context.ts';
import { invoiceKind } from './invoice-kind.ts';
import { resendOpenings } from './resend-openings.ts';

type Resending = Pick<BusinessContext, 'transaction' | 'businessId' | 'clock' | 'note'>;

export const resend: Handler<typeof contract.sales.resend> = (input, context) =>
  resendInvoices(input, context);

/** Resends invoices of a managed business, for its admins. */
export const resendForAdmin: Handler<typeof contract.sales.resendForBusiness> =
  inTargetBusiness(resendInvoices);

async function resendInvoices({ ids }: { readonly ids: readonly string[] }, context: Resending) {
  const { transaction, businessId, clock } = context;
  const now = clock.now();
  const outcomeOf = await resendDocuments(transaction, businessId, { kind: invoiceKind.name, ids, now });
  const unique = [...new Set(ids)];
  await resendOpenings(
    context,
    unique.filter((id) => outcomeOf(id) === 'queued'),
  );
  // A fiscalized invoice may still lack its EIC; then the server retries only its e-invoice.
  const fiscalized = unique.filter((id) => outcomeOf(id) === 'fiscalized');
  const queued = await resendEInvoices(transaction, businessId, { ids: fiscalized, now });
  const missing = unique.filter((id) => outcomeOf(id) === 'not-found');
  const retracted = await retractedAmong(transaction, businessId, missing);
  const results = unique.map((id) => {
    if (retracted.has(id)) return { id, outcome: 'retracted' as const };
    return { id, outcome: queued.has(id) ? ('queued' as const) : outcomeOf(id) };
  });
  const known = results.filter(({ outcome }) => outcome !== 'not-found');
  refuseUnless(known.length > 0, 'not-found');
  await invoiceKind.describe(
    context,
    known.map(({ id }) => id),
  );
  return { results };
}
