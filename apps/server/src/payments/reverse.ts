import { contract, encoded } from '@tezga/contract';
import {
  asMoney,
  comesIn,
  negated,
  noMoney,
  paymentSourceType,
  refuseUnless,
  tiranaDay,
  voidOf,
  type Journal,
  type Money,
} from '@tezga/domain';
import type { z } from 'zod';
import { postJournals } from '../accounting/index.ts';
import { returnCredit } from '../client-credit/index.ts';
import { inAllShops } from '../platform/database/in-all-shops.ts';
import { rateInColumn } from '../platform/database/numeric.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { isUniqueViolation } from '../platform/database/transaction.ts';
import { nextNumber } from '../platform/documents/next-number.ts';
import { documentFingerprint } from '../platform/documents/same-document.ts';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { insertPayment, type PaymentRow } from './insert-payment.ts';
import { paymentSeries } from './make-payment.ts';
import { moveMoneyInDrawer } from './money-place.ts';
import { payOnce, type MadePayment, type Paying } from './pay-once.ts';
import { isSeen } from '../platform/documents/seen.ts';
import { paymentsStore } from './store.ts';

const { payments } = contract;
type Input = z.output<typeof payments.reverse.input>;

export const reverse: Handler<typeof payments.reverse> = async (input, context) => {
  const { paymentId } = input;
  const sent = encoded(payments.reverse.input, input);
  const fingerprint = documentFingerprint(paymentId, 'payments.reverse', sent);
  const { id: _id, numberText: paymentNumber } = await payOnce(context, paymentId, fingerprint, () =>
    makeReversal(context, input, fingerprint),
  );
  return { _id, paymentNumber, message: context.phrasesIn[context.language].payments.reversed };
};

/** Inserts a reversal with today's date and opposite amounts; the reversed payment itself does not change. */
async function makeReversal(context: Paying, input: Input, fingerprint: Buffer): Promise<MadePayment> {
  const { transaction, businessId, clock, person } = context;
  const payment = await paymentToReverse(context, input.id);
  const { side, subject_id: subjectId, till_id: tillId, account_id: accountId, currency } = payment;
  const now = clock.now();
  const day = tiranaDay(now);
  const number = await nextNumber(transaction, businessId, paymentSeries, now);
  const amount = asMoney(payment.amount);
  const isIn = payment.kind !== 'set-off' && comesIn({ side, kind: payment.kind });
  const movementId = await moveMoneyInDrawer(context, {
    tillId,
    currency,
    amount: isIn ? negated(amount) : amount,
    note: context.phrasesIn[context.language].payments.drawerNote(number.numberText),
  });
  await paymentsStore(transaction, businessId).lockSubject({ side, subjectId });
  await refuseOfOtherShops(context, payment);
  await refuseIfUsed(context, payment);
  const id = newRecordId(now);
  await insertPayment(transaction, businessId, {
    side,
    subjectId,
    tillId,
    shopId: payment.shop_id,
    accountId,
    id,
    ownId: input.paymentId,
    fingerprint,
    number,
    kind: 'reversal',
    method: payment.method,
    movementId,
    day,
    currency,
    exchangeRate: rateInColumn(payment.exchange_rate),
    amount: negated(amount),
    amountInLek: negated(asMoney(payment.amount_all)),
    rest: { mon: negated(asMoney(payment.rest)), all: negated(asMoney(payment.rest_all)) },
    reversesId: payment.id,
    note: input.note,
    madeAt: now,
    by: person,
    allocations: [],
    cash: new Map(),
  }).catch(refuseReversedTwice);
  await postReversal(context, payment, { id, day, now });
  return { id, numberText: number.numberText, rest: noMoney, documents: [] };
}

interface Reversal {
  readonly id: string;
  readonly day: string;
  readonly now: Date;
}

/** Returns the points that the payment took, if any, and posts the reversal of its journal. */
async function postReversal(
  { transaction, businessId, person: by }: Paying,
  payment: Reversible,
  { id: reversalId, day, now: at }: Reversal,
): Promise<void> {
  if (payment.method === 'CREDIT')
    await returnCredit(transaction, businessId, { paymentId: payment.id, reversalId, at, by });
  const journal = await journalOfPayment(transaction, businessId, payment, day);
  await postJournals(transaction, businessId, [voidOf(journal, day)], { at, by: by.id });
}

type Reversible = PaymentRow & { readonly kind: 'payment' | 'refund' | 'set-off' };

async function paymentToReverse({ transaction, businessId }: Paying, id: string): Promise<Reversible> {
  const payment = await transaction.queries
    .selectFrom('tenant.payments')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst();
  refuseUnless(payment !== undefined && payment.kind !== 'reversal', 'not-found');
  return payment as Reversible;
}

function refuseReversedTwice(error: unknown): never {
  refuseUnless(!isUniqueViolation(error, 'payments_reversed_once'), 'payment-reversed-already');
  throw error;
}

/** Refuses to reverse a payment that also settled documents of shops that the user may not see. */
async function refuseOfOtherShops({ transaction, businessId }: Paying, { id }: Reversible): Promise<void> {
  const items = async () => {
    const [row] = await transaction.run<{ readonly count: bigint }>(
      `select (select count(*) from tenant.payment_allocations where business_id = $1 and payment_id = $2)
         + (select count(*) from tenant.open_items where business_id = $1 and document_id = $2 and is_advance
             and ${isSeen('document_id')}) as count`,
      [businessId, id],
    );
    return row?.count;
  };
  refuseUnless((await items()) === (await inAllShops(transaction, items)), 'payment-of-other-shops');
}

/** Refuses to reverse an advance that has already paid other documents. */
async function refuseIfUsed({ transaction, businessId }: Paying, payment: Reversible): Promise<void> {
  if (payment.rest === 0n) return;
  const [advance] = await transaction.run<{ readonly open: bigint }>(
    `select open_mon as open from tenant.open_items
     where business_id = $1 and side = $2 and subject_id = $3 and document_id = $4`,
    [businessId, payment.side, payment.subject_id, payment.id],
  );
  const isReversed = await transaction.run(
    'select 1 from tenant.payments where business_id = $1 and reverses_id = $2',
    [businessId, payment.id],
  );
  refuseUnless(isReversed.length === 0, 'payment-reversed-already');
  refuseUnless(advance?.open === -payment.rest, 'payment-advance-used');
}

interface LineRow {
  readonly accountPath: string;
  readonly debit: Money;
  readonly credit: Money;
  readonly debitMon: Money;
  readonly creditMon: Money;
  readonly currency: string;
  readonly exchangeRate: string;
}

async function journalOfPayment(
  transaction: Transaction,
  businessId: string,
  { id }: Reversible,
  day: string,
): Promise<Journal> {
  const rows = await transaction.run<LineRow>(
    `select line.account_path as "accountPath", line.debit, line.credit, line.debit_mon as "debitMon",
       line.credit_mon as "creditMon", line.currency, line.exchange_rate::text as "exchangeRate"
     from tenant.journals journal
     join tenant.journal_lines line on line.business_id = $1 and line.journal_id = journal.id
     where journal.business_id = $1 and journal.source_type = $2 and journal.source_id = $3 and not journal.is_void
     order by line.place`,
    [businessId, paymentSourceType, id],
  );
  const lines = rows.map(({ exchangeRate, ...row }) =>
    Object.assign(row, { exchangeRate: rateInColumn(exchangeRate) }),
  );
  return {
    sourceType: paymentSourceType,
    sourceId: id,
    kind: 'payment',
    day,
    isVoid: false,
    lines,
  };
}
