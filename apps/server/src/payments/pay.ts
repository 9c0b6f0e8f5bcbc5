import { contract, encoded } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { documentFingerprint } from '../platform/documents/same-document.ts';
import type { Handler } from '../platform/http/context.ts';
import { makePayment } from './make-payment.ts';
import { paidReply, payOnce, type Paying } from './pay-once.ts';
import { paymentsStore } from './store.ts';

const { payments } = contract;

/** The remark for the cash register, in the language of the user. */
export const drawerNoteIn = ({ phrasesIn, language }: Pick<Paying, 'phrasesIn' | 'language'>) =>
  phrasesIn[language].payments.drawerNote;

export const pay: Handler<typeof payments.pay> = async (input, context) => {
  const { paymentId } = input;
  const fingerprint = documentFingerprint(paymentId, 'payments.pay', encoded(payments.pay.input, input));
  const made = await payOnce(context, paymentId, fingerprint, () =>
    makePayment(context, { ...input, kind: 'payment', fingerprint, drawerNote: drawerNoteIn(context) }),
  );
  return paidReply(made, context.phrasesIn[context.language].payments.done);
};

export const refund: Handler<typeof payments.refund> = async (input, context) => {
  const { paymentId } = input;
  const fingerprint = documentFingerprint(
    paymentId,
    'payments.refund',
    encoded(payments.refund.input, input),
  );
  const made = await payOnce(context, paymentId, fingerprint, () =>
    makePayment(context, {
      ...input,
      kind: 'refund',
      keepRest: false,
      fingerprint,
      drawerNote: drawerNoteIn(context),
    }),
  );
  return paidReply(made, context.phrasesIn[context.language].payments.refunded);
};

export const paySale: Handler<typeof payments.paySale> = async ({ saleId, ...money }, context) => {
  const { paymentId } = money;
  const sent = encoded(payments.paySale.input, { saleId, ...money });
  const fingerprint = documentFingerprint(paymentId, 'payments.paySale', sent);
  const made = await payOnce(context, paymentId, fingerprint, async () => {
    const subject = await paymentsStore(context.transaction, context.businessId).subjectOf(saleId);
    refuseUnless(subject !== null && subject.side === 'customer', 'not-found');
    const documents = [{ _id: saleId, amount: null }];
    const { side: type, subjectId } = subject;
    return makePayment(context, {
      ...money,
      kind: 'payment',
      type,
      subjectId,
      documents,
      keepRest: false,
      fingerprint,
      drawerNote: drawerNoteIn(context),
    });
  });
  return paidReply(made, context.phrasesIn[context.language].payments.done);
};
