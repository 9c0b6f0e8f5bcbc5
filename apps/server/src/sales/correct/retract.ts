import type { contract } from '@tezga/contract';
import { refuseUnless, retractHindranceOf } from '@tezga/domain';
import { fiscalResults, retractDocuments, type StoredResult } from '../../fiscalization/index.ts';
import { inAllShops } from '../../platform/database/in-all-shops.ts';
import type { Handler } from '../../platform/http/context.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import type { CorrectedInvoice } from './corrected-invoice.ts';
import { lockInvoices } from '../issue/invoice-chain.ts';
import type { InvoiceRelation, NewInvoice } from '../issue/new-invoice.ts';
import { referencesOf, type ReferredInvoice } from '../issue/referred-invoices.ts';
import { circumstancesOf, issueCorrection, lockedInvoice, sharedParts } from './register-correction.ts';
import type { Selling } from '../issue/selling.ts';

const corrective: ReadonlySet<InvoiceRelation> = new Set(['corrects', 'cancels', 'bad-debt']);

export const retract: Handler<typeof contract.sales.retract> = async ({ id, note }, context) => {
  const { transaction, businessId, clock } = context;
  // The lock makes a concurrent resend, repair or retraction wait; it then finds the invoice retracted.
  const refused = await lockedInvoice(context, id);
  const seenBy = await referencesOf(transaction, businessId, [id]);
  const { about, from, resultOf } = await inAllShops(transaction, () => lockReferring(context, id));
  // A cancellation in a shop that the user may not see is not returned, but it prevents the retraction like any
  // correction.
  const cancellation = seenBy(id).find(isCancellation);
  if (resultOf(id).isRetracted && cancellation !== undefined) return cancellationReply(cancellation);
  // A cancellation that was never submitted has already undone the invoice.
  const isUndone =
    from.length === 1 && cancellation !== undefined && isNotSubmitted(resultOf(cancellation.id));
  const hindrance = retractHindranceOf({
    ...resultOf(id),
    isCorrection: about.some(({ relation }) => corrective.has(relation)),
    isSummary: about.some(({ relation }) => relation === 'sums-up'),
    isReferred: from.length > 0 && !isUndone,
  });
  if (hindrance !== null) refuseUnless(false, `retract-${hindrance}`);
  const reversal = isUndone ? cancellation : await registerRetraction(context, refused, note);
  await retractDocuments(transaction, businessId, [id, reversal.id], clock.now());
  context.note(refused.row.numberText);
  return cancellationReply(reversal);
};

/** Reads the references from and to the invoice, and locks the invoices that refer to it. */
async function lockReferring({ transaction, businessId }: Selling, id: string) {
  const referredBy = await referencesOf(transaction, businessId, [id]);
  const about = referredBy(id).filter(({ direction }) => direction === 'to');
  const from = referredBy(id).filter(({ direction }) => direction === 'from');
  const fromIds = from.map((other) => other.id);
  await lockInvoices(transaction, businessId, fromIds);
  return { about, from, resultOf: await fiscalResults(transaction, businessId, [id, ...fromIds]) };
}

const isCancellation = ({ relation, direction }: ReferredInvoice) =>
  relation === 'cancels' && direction === 'from';

const isNotSubmitted = ({ status, isSent }: StoredResult) => status === 'pending' && !isSent;

const cancellationReply = ({ id, numberText }: { readonly id: string; readonly numberText: string }) => ({
  _id: id,
  invoiceNumber: numberText,
});

const wholly = {
  tillId: null,
  isWhole: true,
  lines: [],
  added: [],
  pricesIncludeVat: true,
  payments: null,
  supplyStart: null,
  supplyEnd: null,
};

/**
 * Issues a full cancellation that is never submitted. It has the VAT status of the refused invoice instead of the
 * current one, so that it reverses the invoice exactly.
 */
async function registerRetraction(
  context: Selling,
  refused: CorrectedInvoice,
  notes: string,
): Promise<NewInvoice> {
  const today = await circumstancesOf(context, refused, null);
  const settings = { ...today.settings, isInVat: refused.row.isIssuerInVat };
  const saleId = newRecordId(context.clock.now());
  return issueCorrection(context, {
    ...sharedParts(refused, { saleId, fingerprint: null, notes }),
    eInvoice: null,
    isNeverSubmitted: true,
    corrected: { ...refused, isRefused: false },
    circumstances: { ...today, settings },
    input: { ...wholly, invoiceId: refused.row.id, notes },
  });
}
