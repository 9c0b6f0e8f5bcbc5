import type { contract } from '@tezga/contract';
import {
  asExchangeRate,
  baseCurrency,
  cashLimitOf,
  comesIn,
  mirrored,
  negated,
  noMoney,
  paymentJournal,
  plus,
  refuseUnless,
  settle,
  settlementProblems,
  type OpenItem,
  type PaidMoney,
  type PaymentSettlement,
  type RecordedPaymentMethod,
} from '@tezga/domain';
import type { z } from 'zod';
import { postJournals } from '../accounting/index.ts';
import { takeCredit } from '../client-credit/index.ts';
import { nextNumber, type DocumentNumber } from '../platform/documents/next-number.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { insertPayment } from './insert-payment.ts';
import { moneyPlace, moveMoneyInDrawer, refuseProblems, type MoneyPlace } from './money-place.ts';
import { paidDocuments, type MadePayment, type Paying } from './pay-once.ts';
import { paymentsStore, type Subject } from './store.ts';

export const paymentSeries = 'payment';

export interface PaymentRequest extends Omit<z.output<typeof contract.payments.pay.input>, 'method'> {
  readonly method: RecordedPaymentMethod;
  readonly kind: 'payment' | 'refund';
  readonly fingerprint: Buffer;
  /** Returns the remark for the drawer movement; it contains the number of the payment. */
  readonly drawerNote: (number: string) => string;
}

export type Making = Omit<Paying, 'note' | 'language' | 'phrasesIn'>;

/** The result of moving the money of a payment, before the payment settles documents. */
export interface TakenMoney {
  readonly place: MoneyPlace;
  readonly number: DocumentNumber;
  readonly movementId: string | null;
}

type MoneyRequest = Pick<
  PaymentRequest,
  'kind' | 'type' | 'method' | 'accountId' | 'tillId' | 'date' | 'currency' | 'amount' | 'drawerNote'
>;

/**
 * Receives or pays money, settles documents with it and posts the payment. Lock order: payment number, drawer,
 * balances of the subject, points of the customer. Every change of a subject's documents locks its balances first,
 * so concurrent payments never pay more than is open.
 */
export async function makePayment(context: Making, request: PaymentRequest): Promise<MadePayment> {
  const { transaction, businessId } = context;
  const { subjectId, type: side } = request;
  const isSubject = await paymentsStore(transaction, businessId).isSubject({ side, subjectId });
  refuseUnless(isSubject, 'not-found');
  return settleMoney(context, request, await takeMoney(context, request));
}

/** Takes the number of a payment and moves its money into or out of the drawer. */
export async function takeMoney(context: Making, request: MoneyRequest): Promise<TakenMoney> {
  const { transaction, businessId, clock } = context;
  const { kind, type: side, currency, amount, drawerNote } = request;
  const place = await moneyPlace(context, request);
  const number = await nextNumber(transaction, businessId, paymentSeries, clock.now());
  const movementId = await moveMoneyInDrawer(context, {
    tillId: place.tillId,
    currency,
    amount: comesIn({ side, kind }) ? amount : negated(amount),
    note: drawerNote(number.numberText),
  });
  return { place, number, movementId };
}

/** Settles documents with money that `takeMoney` has moved, and posts the payment. */
export async function settleMoney(
  context: Making,
  request: PaymentRequest,
  taken: TakenMoney,
): Promise<MadePayment> {
  const { transaction, businessId, clock } = context;
  const { kind, subjectId, type: side } = request;
  const store = paymentsStore(transaction, businessId);
  const subject = { side, subjectId };
  const money = moneyOf(request);
  const now = clock.now();
  const id = newRecordId(now);
  await store.lockSubject(subject);
  const items = await store.openItems(subject);
  const settlement = settlementFor(request, kind === 'refund' ? items.map(mirrored) : items, money);
  await refuseCashOverLimit(context, request, subject, settlement);
  await write(context, request, { ...taken, id, money, settlement, now });
  const { allocations, rest } = settlement;
  const documents = paidDocuments(allocations, items);
  return { id, numberText: taken.number.numberText, rest: rest.mon, documents };
}

interface Decided extends TakenMoney {
  readonly id: string;
  readonly money: PaidMoney;
  readonly settlement: PaymentSettlement;
  readonly now: Date;
}

/** Inserts the payment with its settlement, and posts its journal. */
async function write(context: Making, request: PaymentRequest, decided: Decided): Promise<void> {
  const { transaction, businessId, person } = context;
  const { kind, type: side, subjectId, date: day, paymentId: ownId, fingerprint } = request;
  const { id, place, money, settlement, number, movementId, now } = decided;
  const subject = { side, subjectId };
  const posted = { ...subject, paymentId: id, day, kind, moneyPath: place.path, money, settlement };
  await insertPayment(transaction, businessId, {
    ...subject,
    ...place,
    id,
    ownId,
    fingerprint,
    number,
    kind,
    method: request.method,
    movementId,
    day,
    currency: money.currency,
    exchangeRate: money.exchangeRate,
    amount: money.amount,
    amountInLek: settlement.worth,
    rest: settlement.rest,
    reversesId: null,
    note: request.note,
    madeAt: now,
    by: person,
    allocations: settlement.allocations,
    cash: new Map(
      request.method === 'BANKNOTE'
        ? settlement.allocations.map(({ item, worth }) => [item.documentId, worth])
        : [],
    ),
  });
  if (request.method === 'CREDIT') {
    const { amount } = money;
    await takeCredit(transaction, businessId, {
      customerId: subjectId,
      paymentId: id,
      amount,
      at: now,
      by: person,
    });
  }
  await postJournals(transaction, businessId, [paymentJournal(posted)], { at: now, by: person.id });
}

const rateOfLek = asExchangeRate(100_000_000n);

/**
 * The amount and the exchange rate of a payment. For a payment in ALL, the given rate is the rate of the foreign
 * debts that it pays.
 */
function moneyOf({ currency, exRate, amount }: PaymentRequest): PaidMoney {
  if (currency === baseCurrency) return { currency, amount, exchangeRate: rateOfLek, debtRate: exRate };
  refuseProblems(exRate === null ? [{ path: 'exRate', code: 'required', limit: null }] : []);
  return { currency, amount, exchangeRate: exRate ?? rateOfLek, debtRate: null };
}

function settlementFor(
  { documents, method, ...request }: PaymentRequest,
  items: readonly OpenItem[],
  money: PaidMoney,
): PaymentSettlement {
  // A payment with points never leaves a remainder as an advance: unused points stay with the customer.
  const keepRest = request.keepRest && method !== 'CREDIT';
  const wanted = documents.map(({ _id: documentId, amount }) => ({ documentId, amount }));
  refuseProblems(settlementProblems(items, wanted, money));
  const settlement = settle(items, wanted.length === 0 ? 'oldest-first' : wanted, money);
  const { allocations, rest } = settlement;
  const short = wanted.flatMap(({ documentId, amount }, place) => {
    const settled = allocations.find(({ item }) => item.documentId === documentId)?.settled.mon ?? noMoney;
    const isShort = amount !== null && settled < amount;
    return isShort
      ? [{ path: `documents.${place}.amount`, code: 'payments-differ' as const, limit: null }]
      : [];
  });
  refuseProblems(short);
  refuseUnless(keepRest || allocations.length > 0, 'payment-nothing-open');
  refuseUnless(keepRest || rest.mon === 0n, 'payment-exceeds-open');
  return settlement;
}

/**
 * Refuses cash above the legal limit, which differs for businesses and individuals. It applies to the sum of all cash
 * payments of an invoice. Received and refunded cash are counted separately.
 */
async function refuseCashOverLimit(
  { transaction, businessId, config }: Making,
  { kind, method, date }: PaymentRequest,
  subject: Subject,
  { allocations, rest }: PaymentSettlement,
): Promise<void> {
  if (method !== 'BANKNOTE') return;
  const store = paymentsStore(transaction, businessId);
  const isBusiness = await store.isBusiness(subject);
  const limit = cashLimitOf(date, isBusiness, config.CASH_LIMITS);
  if (limit === null) return;
  const ids = allocations.map(({ item }) => item.documentId);
  const before = await store.cashOf(ids, kind === 'refund' ? 'refunded' : 'received');
  const sums = allocations.map(({ item, worth }) => plus(before.get(item.documentId) ?? noMoney, worth));
  const isOver = [...sums, rest.all].some((sum) => sum > limit);
  const code = isBusiness ? 'cash-limit' : 'cash-limit-individual';
  refuseProblems(isOver ? [{ path: 'amount', code, limit: null }] : []);
}
