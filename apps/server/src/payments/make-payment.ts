import type { contract } from '@tezga/contract';
import {
  asExchangeRate,
  baseCurrency,
  cashLimitOn,
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
  type PaymentProblem,
  type PaymentSettlement,
} from '@tezga/domain';
import type { z } from 'zod';
import { postJournals } from '../accounting/index.ts';
import { nextNumber, type DocumentNumber } from '../platform/documents/next-number.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { insertPayment } from './insert-payment.ts';
import { moneyPlace, moveMoneyInDrawer, type MoneyPlace } from './money-place.ts';
import { paidDocuments, type MadePayment, type Paying } from './pay-once.ts';
import { paymentsStore, type ChargedItem, type Subject } from './store.ts';

export const paymentSeries = 'payment';

interface PaymentRequest extends z.output<typeof contract.payments.pay.input> {
  readonly kind: 'payment' | 'refund';
  readonly fingerprint: Buffer;
  /** What the cash register says of the movement, by the number of the payment. */
  readonly drawerNote: (number: string) => string;
}

type Making = Omit<Paying, 'note' | 'language' | 'phrasesIn'>;

/**
 * Takes or gives money, settles documents with it and posts it. Lock order: the number, the drawer, then the balances of the
 * subject, which all changes of its documents lock first, so that parallel payments never pay more than is open.
 */
export async function makePayment(context: Making, request: PaymentRequest): Promise<MadePayment> {
  const { transaction, businessId, clock } = context;
  const { kind, subjectId, type: side, currency, amount } = request;
  const store = paymentsStore(transaction, businessId);
  const subject = { side, subjectId };
  refuseUnless(await store.isSubject(subject), 'not-found');
  const money = moneyOf(request);
  const place = await moneyPlace(context, request);
  const now = clock.now();
  const number = await nextNumber(transaction, businessId, paymentSeries, now);
  const movementId = await moveMoneyInDrawer(context, {
    tillId: place.tillId,
    currency,
    amount: comesIn({ side, kind }) ? amount : negated(amount),
    note: request.drawerNote(number.numberText),
  });
  const id = newRecordId(now);
  await store.lockSubject(subject);
  const items = await store.openItems(subject);
  const settlement = settlementFor(request, kind === 'refund' ? items.map(mirrored) : items, money);
  await refuseCashOverLimit(context, request, subject, settlement);
  await write(context, request, { id, place, money, settlement, number, movementId, now });
  const { allocations, rest } = settlement;
  const documents = paidDocuments(allocations, chargedOf(items));
  return { id, numberText: number.numberText, rest: rest.mon, documents };
}

interface Decided {
  readonly id: string;
  readonly place: MoneyPlace;
  readonly money: PaidMoney;
  readonly settlement: PaymentSettlement;
  readonly number: DocumentNumber;
  readonly movementId: string | null;
  readonly now: Date;
}

/** Inserts a decided payment and posts its journal. */
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
  });
  await postJournals(transaction, businessId, [paymentJournal(posted)], { at: now, by: person.id });
}

export const chargedOf = (items: readonly ChargedItem[]) =>
  new Map(items.map(({ documentId, chargedMon }) => [documentId, chargedMon]));

const rateOfLek = asExchangeRate(100_000_000n);

/** The rate of a payment in ALL is that of the foreign debts which it pays. */
function moneyOf({ currency, exRate, amount }: PaymentRequest): PaidMoney {
  if (currency === baseCurrency) return { currency, amount, exchangeRate: rateOfLek, debtRate: exRate };
  refuseProblems(exRate === null ? [{ path: 'exRate', code: 'required', limit: null }] : []);
  return { currency, amount, exchangeRate: exRate ?? rateOfLek, debtRate: null };
}

function settlementFor(
  { documents, keepRest }: PaymentRequest,
  items: readonly OpenItem[],
  money: PaidMoney,
): PaymentSettlement {
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

/** Cash between two businesses is limited for each invoice, however many payments it is split into. */
async function refuseCashOverLimit(
  { transaction, businessId, config }: Making,
  { method, date }: PaymentRequest,
  subject: Subject,
  { allocations, rest }: PaymentSettlement,
): Promise<void> {
  const limit = cashLimitOn(date, config.CASH_LIMITS)?.betweenBusinesses;
  const store = paymentsStore(transaction, businessId);
  if (method !== 'BANKNOTE' || limit === undefined || !(await store.isBusiness(subject))) return;
  const paid = await store.cashPaid(allocations.map(({ item }) => item.documentId));
  const sums = allocations.map(({ item, worth }) => plus(paid.get(item.documentId) ?? noMoney, worth));
  const isOver = [...sums, rest.all].some((sum) => sum > limit);
  refuseProblems(isOver ? [{ path: 'amount', code: 'cash-limit', limit: null }] : []);
}

export function refuseProblems(problems: readonly PaymentProblem[]): void {
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
}
