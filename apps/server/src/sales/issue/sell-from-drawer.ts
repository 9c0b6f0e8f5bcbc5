import {
  baseCurrency,
  invoiceNumberText,
  isPurchase,
  negated,
  noMoney,
  plus,
  refuseUnless,
  saleSourceType,
  sumOf,
  tiranaDay,
  type Money,
} from '@tezga/domain';
import {
  carryLateMoney,
  changingDrawers,
  lockingDrawers,
  openLateDrawer,
} from '../../cash-register/index.ts';
import type { GivenNumber } from './next-invoice-number.ts';
import type { DecidedInvoice, NewInvoice } from './new-invoice.ts';
import type { Selling } from './selling.ts';

/**
 * By law nothing is sold for cash at a till whose drawer was not opened on the day. What was written into the bound book
 * while the till was not working opens the drawer of its day itself: nobody could, and nobody can any more. Says what came
 * out of the safe for that.
 */
export async function sellFromDrawer(
  context: Selling,
  decided: DecidedInvoice,
  { ordinal, issuedAt }: GivenNumber,
): Promise<Money> {
  const { late, circumstances } = decided;
  const { till } = circumstances;
  const day = tiranaDay(issuedAt);
  const { transaction, businessId } = context;
  const drawers = changingDrawers(transaction, businessId);
  const sell = () => drawers.sell(till.id, day, notesOf(decided));
  const isOfEarlierDay = late !== null && day < tiranaDay(context.clock.now());
  if (isOfEarlierDay) await lockingDrawers(transaction, businessId).lockTill(till.id);
  if (await sell()) return noMoney;
  refuseUnless(late !== null && isOfEarlierDay, 'drawer-not-open');
  const note = invoiceNumberText(ordinal, issuedAt, till.tcrCode);
  const brought = await openLateDrawer(context, { tillId: till.id, at: issuedAt, reason: late.reason, note });
  refuseUnless(await sell(), 'drawer-not-open');
  return brought;
}

/** Adds what was sold for a day that is over, and what was brought to open it, to the drawers of later days. */
export async function updateLaterDrawers(context: Selling, sale: NewInvoice, brought: Money): Promise<void> {
  const { till, shop } = sale.circumstances;
  await carryLateMoney(context, {
    sourceType: saleSourceType,
    sourceId: sale.id,
    tillId: till.id,
    shopId: shop.id,
    day: tiranaDay(sale.issuedAt),
    amount: plus(notesOf(sale), brought),
  });
}

/** The lek that come into the drawer, or leave it: whoever sells to the business, also currency, is paid from there. */
function notesOf({ invoice, cart }: Pick<DecidedInvoice, 'invoice' | 'cart'>): Money {
  const { selfIssue = null, isBuying = false } = cart.document ?? {};
  if (invoice.currency !== baseCurrency && !isBuying) return noMoney;
  const banknotes = invoice.payments.filter(({ method }) => method === 'BANKNOTE');
  const notes = sumOf(banknotes.map(({ amountInLek }) => amountInLek));
  return isBuying || isPurchase(selfIssue) ? negated(notes) : notes;
}
