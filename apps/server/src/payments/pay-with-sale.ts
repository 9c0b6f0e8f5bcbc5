import { contract, encoded } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { documentFingerprint } from '../platform/documents/same-document.ts';
import type { Handler } from '../platform/http/context.ts';
import { issueInvoice } from '../sales/index.ts';
import { settleMoney, takeMoney, type TakenMoney } from './make-payment.ts';
import { drawerNoteIn } from './pay.ts';
import { paidReply, payOnce } from './pay-once.ts';
import { paymentsStore } from './store.ts';

const { payments } = contract;

/**
 * Issues an invoice and takes its payment in one transaction. Both have an idempotency key, so a repeated call
 * issues and pays nothing twice. The money is taken while the sale runs, because a sale takes its locks in the order
 * stock, number, drawer, balances.
 */
export const payWithSale: Handler<typeof payments.payWithSale> = async (input, context) => {
  const { sale: wantedSale, payedSales, keepRest, ...money } = input;
  const { paymentId } = money;
  const sent = encoded(payments.payWithSale.input, input);
  const fingerprint = documentFingerprint(paymentId, 'payments.payWithSale', sent);
  const kind = 'payment' as const;
  const drawerNote = drawerNoteIn(context);
  let sale: Issued | null = null;
  const made = await payOnce(context, paymentId, fingerprint, async () => {
    let taken: TakenMoney | null = null;
    const take = () => takeMoney(context, { ...money, kind, type: 'customer', drawerNote });
    sale = await issueInvoice(wantedSale, {
      ...context,
      async beforePosting() {
        taken = await take();
      },
    });
    const subject = await paymentsStore(context.transaction, context.businessId).subjectOf(sale._id);
    refuseUnless(subject !== null && subject.side === 'customer', 'payment-sale-not-on-credit');
    const { side: type, subjectId } = subject;
    const documents = [...payedSales, { _id: sale._id, amount: null }];
    const request = { ...money, kind, type, subjectId, documents, keepRest, fingerprint, drawerNote };
    return settleMoney(context, request, taken ?? (await take()));
  });
  const words = context.phrasesIn[context.language].payments;
  return { ...paidReply(made, words.done), sale: sale ?? (await issueInvoice(wantedSale, context)) };
};

type Issued = Awaited<ReturnType<typeof issueInvoice>>;
