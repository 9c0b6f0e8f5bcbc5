import type { contract } from '@tezga/contract';
import { refuseUnless, retractHindranceOf } from '@tezga/domain';
import { fiscalResults, retractDocuments, type KeptResult } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { holdInvoices } from './invoice-chain.ts';
import type { InvoiceRelation } from './new-invoice.ts';
import { referencesOf } from './referred-invoices.ts';
import { heldInvoice } from './register-correction.ts';
import { registerRetraction } from './register-retraction.ts';

const corrective: ReadonlySet<InvoiceRelation> = new Set(['corrects', 'cancels', 'bad-debt']);

export const retract: Handler<typeof contract.sales.retract> = async ({ id, note }, context) => {
  const { transaction, businessId, clock } = context;
  // Whoever sends it again, mends it or retracts it at the same time comes after this, and finds what became of it.
  const refused = await heldInvoice(context, id);
  const referredBy = await referencesOf(transaction, businessId, [id]);
  const about = referredBy(id).filter(({ direction }) => direction === 'to');
  const from = referredBy(id).filter(({ direction }) => direction === 'from');
  const fromIds = from.map((other) => other.id);
  await holdInvoices(transaction, businessId, fromIds);
  const resultOf = await fiscalResults(transaction, businessId, [id, ...fromIds]);
  const cancellation = from.find(({ relation }) => relation === 'cancels');
  if (resultOf(id).isRetracted && cancellation !== undefined) return told(cancellation);
  // A cancellation that nobody was told of undoes it already.
  const isUndone = from.length === 1 && cancellation !== undefined && isUntold(resultOf(cancellation.id));
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
  return told(reversal);
};

const isUntold = ({ status, isSent }: KeptResult) => status === 'pending' && !isSent;

const told = ({ id, numberText }: { readonly id: string; readonly numberText: string }) => ({
  _id: id,
  invoiceNumber: numberText,
});
