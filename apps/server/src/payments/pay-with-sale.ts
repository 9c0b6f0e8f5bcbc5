import { contract, encoded } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { documentFingerprint } from '../platform/documents/same-document.ts';
import type { Handler } from '../platform/http/context.ts';
import { issueInvoice } from '../sales/index.ts';
import { makePayment } from './make-payment.ts';
import { drawerNoteIn } from './pay.ts';
import { paidReply, payOnce } from './pay-once.ts';
import { paymentsStore } from './store.ts';

const { payments } = contract;

/**
 * Issues an invoice and takes its payment in one transaction. The invoice has its own idempotency key, so a repeat issues
 * and pays nothing twice.
 */
export const payWithSale: Handler<typeof payments.payWithSale> = async (input, context) => {
  const { sale: wantedSale, payedSales, keepRest, ...money } = input;
  const { paymentId } = money;
  const sent = encoded(payments.payWithSale.input, input);
  const fingerprint = documentFingerprint(paymentId, 'payments.payWithSale', sent);
  const sale = await issueInvoice(wantedSale, context);
  const made = await payOnce(context, paymentId, fingerprint, async () => {
    const subject = await paymentsStore(context.transaction, context.businessId).subjectOf(sale._id);
    refuseUnless(subject !== null && subject.side === 'customer', 'payment-sale-not-on-credit');
    const documents = [...payedSales, { _id: sale._id, amount: null }];
    const { side: type, subjectId } = subject;
    return makePayment(context, {
      ...money,
      kind: 'payment',
      type,
      subjectId,
      documents,
      keepRest,
      fingerprint,
      drawerNote: drawerNoteIn(context),
    });
  });
  return { ...paidReply(made, context.phrasesIn[context.language].payments.done), sale };
};
