import { contract, encoded } from '@tezga/contract';
import { documentFingerprint } from '../platform/documents/same-document.ts';
import type { Handler } from '../platform/http/context.ts';
import { issueInvoice } from '../sales/index.ts';
import { drawerNoteIn } from './pay.ts';
import { payNewInvoice } from './pay-new-invoice.ts';
import { paidReply, payOnce } from './pay-once.ts';

const { payments } = contract;

/**
 * Issues an invoice and takes its payment in one transaction. Both have an idempotency key, so a repeated call
 * issues and pays nothing twice.
 */
export const payWithSale: Handler<typeof payments.payWithSale> = async (input, context) => {
  const { sale: wantedSale, payedSales, ...money } = input;
  const { paymentId } = money;
  const sent = encoded(payments.payWithSale.input, input);
  const fingerprint = documentFingerprint(paymentId, 'payments.payWithSale', sent);
  const request = { ...money, documents: payedSales, fingerprint, drawerNote: drawerNoteIn(context) };
  let sale: Issued | null = null;
  const made = await payOnce(context, paymentId, fingerprint, () =>
    payNewInvoice(context, request, async (beforePosting) => {
      sale = await issueInvoice(wantedSale, { ...context, beforePosting });
      return sale._id;
    }),
  );
  const words = context.phrasesIn[context.language].payments;
  return { ...paidReply(made, words.done), sale: sale ?? (await issueInvoice(wantedSale, context)) };
};

type Issued = Awaited<ReturnType<typeof issueInvoice>>;
