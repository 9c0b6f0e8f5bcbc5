import { refuseUnless } from '@tezga/domain';
import { settleMoney, takeMoney, type Making, type PaymentRequest, type TakenMoney } from './make-payment.ts';
import type { MadePayment } from './pay-once.ts';
import { paymentsStore } from './store.ts';

type Request = Omit<PaymentRequest, 'kind' | 'type' | 'subjectId'>;

/**
 * Issues an invoice on credit and takes its payment. `issue` returns the id of the invoice and calls its parameter
 * before it posts the sale: the money is taken while the sale runs, because a sale takes its locks in the order stock,
 * number, drawer, balances. The documents of the request are paid first, the rest of the money pays the invoice.
 */
export async function payNewInvoice(
  context: Making,
  request: Request,
  issue: (beforePosting: () => Promise<void>) => Promise<string>,
): Promise<MadePayment> {
  const money = { ...request, kind: 'payment', type: 'customer' } as const;
  const take = () => takeMoney(context, money);
  let taken: TakenMoney | null = null;
  const invoiceId = await issue(async () => {
    taken = await take();
  });
  const subject = await paymentsStore(context.transaction, context.businessId).subjectOf(invoiceId);
  refuseUnless(subject !== null && subject.side === 'customer', 'payment-sale-not-on-credit');
  const documents = [...request.documents, { _id: invoiceId, amount: null }];
  const { subjectId } = subject;
  return settleMoney(context, { ...money, subjectId, documents }, taken ?? (await take()));
}
