import type { contract } from '@tezga/contract';
import { refuseUnless, retractHindranceOf } from '@tezga/domain';
import { fiscalResults, retractDocument } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import type { InvoiceRelation } from './new-invoice.ts';
import { referencesOf } from './referred-invoices.ts';
import { heldInvoice } from './register-correction.ts';
import { registerRetraction } from './register-retraction.ts';

const corrective: ReadonlySet<InvoiceRelation> = new Set(['corrects', 'cancels', 'bad-debt']);

export const retract: Handler<typeof contract.sales.retract> = async ({ id, note }, context) => {
  const { transaction, businessId, clock } = context;
  // Whoever sends it again, mends it or retracts it at the same time comes after this, and finds what became of it.
  const refused = await heldInvoice(context, id);
  const [resultOf, referredBy] = await Promise.all([
    fiscalResults(transaction, businessId, [id]),
    referencesOf(transaction, businessId, [id]),
  ]);
  const result = resultOf(id);
  const about = referredBy(id).filter(({ direction }) => direction === 'to');
  const from = referredBy(id).filter(({ direction }) => direction === 'from');
  const earlier = from.find(({ relation }) => relation === 'cancels');
  if (result.isRetracted && earlier !== undefined)
    return { _id: earlier.id, invoiceNumber: earlier.numberText };
  const hindrance = retractHindranceOf({
    ...result,
    isCorrection: about.some(({ relation }) => corrective.has(relation)),
    isSummary: about.some(({ relation }) => relation === 'sums-up'),
    isReferred: from.length > 0,
  });
  if (hindrance !== null) refuseUnless(false, `retract-${hindrance}`);
  const reversal = await registerRetraction(context, refused, note);
  await retractDocument(transaction, businessId, id, clock.now());
  context.note(refused.row.numberText);
  return { _id: reversal.id, invoiceNumber: reversal.numberText };
};
