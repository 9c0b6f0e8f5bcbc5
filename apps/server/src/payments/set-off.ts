import { contract, encoded } from '@tezga/contract';
import {
  asExchangeRate,
  cashLimitOf,
  cashMoved,
  noMoney,
  refuseUnless,
  setOff as settledBy,
  setOffJournal,
  sumOf,
  tiranaDay,
  type Allocation,
  type Money,
} from '@tezga/domain';
import { postJournals } from '../accounting/index.ts';
import { nextNumber } from '../platform/documents/next-number.ts';
import { documentFingerprint } from '../platform/documents/same-document.ts';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { refuseClosedDay } from '../settings/index.ts';
import { insertPayment } from './insert-payment.ts';
import { paymentSeries } from './make-payment.ts';
import { refuseProblems } from './money-place.ts';
import { paidDocuments, paidReply, payOnce, type MadePayment, type Paying } from './pay-once.ts';
import { paymentsStore, type ChargedItem, type Subject } from './store.ts';
import type { z } from 'zod';

const { payments } = contract;
type Input = z.output<typeof payments.setOff.input>;

export const setOff: Handler<typeof payments.setOff> = async (input, context) => {
  const { paymentId } = input;
  const sent = encoded(payments.setOff.input, input);
  const fingerprint = documentFingerprint(paymentId, 'payments.setOff', sent);
  const made = await payOnce(context, paymentId, fingerprint, () => makeSetOff(context, input, fingerprint));
  return paidReply(made, context.phrasesIn[context.language].payments.offset);
};

/** Settles debts with the credits of the same subject, under the same locks as a payment. */
async function makeSetOff(context: Paying, input: Input, fingerprint: Buffer): Promise<MadePayment> {
  const { transaction, businessId, clock, person } = context;
  const { paymentId: ownId, type: side, subjectId, date: day, note } = input;
  const now = clock.now();
  await refuseDay(context, day);
  const store = paymentsStore(transaction, businessId);
  const subject = { side, subjectId };
  refuseUnless(await store.isSubject(subject), 'not-found');
  const number = await nextNumber(transaction, businessId, paymentSeries, now);
  await store.lockSubject(subject);
  const items = await store.openItems(subject);
  const { credits, debts, currency } = chosenItems(items, input);
  const { used, paid, moves } = settledBy(credits, debts, null);
  const cash = cashMoved(moves, await store.cashOf(idsOf(used), 'received'));
  await refuseCashOverLimit(context, { subject, day }, paid, cash);
  const id = newRecordId(now);
  await insertPayment(transaction, businessId, {
    ...subject,
    id,
    ownId,
    fingerprint,
    number,
    kind: 'set-off',
    method: null,
    accountId: null,
    tillId: null,
    shopId: null,
    movementId: null,
    day,
    currency,
    exchangeRate: paid[0]?.item.exchangeRate ?? rateOfLek,
    ...amountsOf(paid),
    rest: { all: noMoney, mon: noMoney },
    reversesId: null,
    note,
    madeAt: now,
    by: person,
    allocations: [...used, ...paid],
    cash,
  });
  const journal = setOffJournal({ ...subject, paymentId: id, day, used, paid });
  await postJournals(transaction, businessId, [journal], { at: now, by: person.id });
  const documents = paidDocuments(paid, items);
  return { id, numberText: number.numberText, rest: noMoney, documents };
}

async function refuseDay({ transaction, businessId, clock }: Paying, day: string): Promise<void> {
  const isLater = day > tiranaDay(clock.now());
  refuseProblems(isLater ? [{ path: 'date', code: 'date-in-future', limit: null }] : []);
  await refuseClosedDay(transaction, businessId, day);
}

const idsOf = (allocations: readonly Allocation[]) => allocations.map(({ item }) => item.documentId);

/** Refuses a set-off in which advances paid in banknotes would pay more of a document than the cash limit allows. */
async function refuseCashOverLimit(
  { transaction, businessId, config }: Paying,
  { subject, day }: { readonly subject: Subject; readonly day: string },
  paid: readonly Allocation[],
  moved: ReadonlyMap<string, Money>,
): Promise<void> {
  const store = paymentsStore(transaction, businessId);
  const limit = cashLimitOf(day, await store.isBusiness(subject), config.CASH_LIMITS);
  if (limit === null || moved.size === 0) return;
  const before = await store.cashOf(idsOf(paid), 'received');
  const isOver = idsOf(paid).some((id) => (before.get(id) ?? 0n) + (moved.get(id) ?? 0n) > limit);
  refuseUnless(!isOver, 'payment-cash-limit');
}

const amountsOf = (paid: readonly Allocation[]) => ({
  amount: sumOf(paid.map(({ settled }) => settled.mon)),
  amountInLek: sumOf(paid.map(({ settled }) => settled.all)),
});

const rateOfLek = asExchangeRate(100_000_000n);

/** The credits and the debts of the set-off, in its currency. Refuses a chosen item of another currency at its id. */
function chosenItems(items: readonly ChargedItem[], { creditIds, documentIds }: Input) {
  const credits = chosen(items, creditIds, ({ open }) => open.mon < 0n);
  const debts = chosen(items, documentIds, ({ open }) => open.mon > 0n);
  const named = [...creditIds, ...documentIds].map((id) => items.find(({ documentId }) => documentId === id));
  const currency = named[0]?.currency ?? commonCurrency(credits, debts);
  const isOfIt = (item: ChargedItem | undefined) => item?.currency === currency;
  refuseProblems(
    named.flatMap((item, place) => {
      if (isOfIt(item)) return [];
      const isCredit = place < creditIds.length;
      const path = isCredit ? `creditIds.${place}` : `documentIds.${place - creditIds.length}`;
      return [{ path, code: 'payment-currency', limit: null } as const];
    }),
  );
  const found = { credits: credits.filter(isOfIt), debts: debts.filter(isOfIt), currency };
  refuseUnless(found.credits.length > 0 && found.debts.length > 0, 'payment-nothing-open');
  return found;
}

/** The chosen open items; all of them if no ids are given. Refuses an id that is not open. */
function chosen(
  items: readonly ChargedItem[],
  ids: readonly string[],
  isWanted: (item: ChargedItem) => boolean,
): ChargedItem[] {
  const open = items.filter(isWanted);
  refuseUnless(
    ids.every((id) => open.some(({ documentId }) => documentId === id)),
    'payment-nothing-open',
  );
  return ids.length === 0 ? open : open.filter(({ documentId }) => ids.includes(documentId));
}

/** Without chosen items, a set-off is in the first currency in which there are both a credit and a debt. */
function commonCurrency(credits: readonly ChargedItem[], debts: readonly ChargedItem[]): string {
  const found = credits.find(({ currency }) => debts.some((debt) => debt.currency === currency));
  refuseUnless(found !== undefined, 'payment-nothing-open');
  return found.currency;
}
