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
 * Adds the cash of a sale to the drawer of its day. By law a till sells for cash only if its drawer was opened that day. An
 * invoice from the bound book, written while the till was out of order, opens the drawer of its day itself: a person can
 * open the drawer of the current day only. Returns the cash that this opening took from the safe.
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
  const sell = () => drawers.sell(till.id, day, banknotesOf(decided));
  const isOfEarlierDay = late !== null && day < tiranaDay(context.clock.now());
  if (isOfEarlierDay) await lockingDrawers(transaction, businessId).lockTill(till.id);
  if (await sell()) return noMoney;
  refuseUnless(late !== null && isOfEarlierDay, 'drawer-not-open');
  const note = invoiceNumberText(ordinal, issuedAt, till.tcrCode);
  const cashFromSafe = await openLateDrawer(context, {
    tillId: till.id,
    at: issuedAt,
    reason: late.reason,
    note,
  });
  refuseUnless(await sell(), 'drawer-not-open');
  return cashFromSafe;
}

/**
 * Corrects the safe if the drawer was opened again after the day of a late sale: that opening counted the cash of the
 * sale, and the cash with which the sale opened its drawer.
 */
export async function updateLaterDrawers(
  context: Selling,
  sale: NewInvoice,
  cashFromSafe: Money,
): Promise<void> {
  const { till, shop } = sale.circumstances;
  await carryLateMoney(context, {
    sourceType: saleSourceType,
    sourceId: sale.id,
    tillId: till.id,
    shopId: shop.id,
    day: tiranaDay(sale.issuedAt),
    amount: plus(banknotesOf(sale), cashFromSafe),
  });
}

/**
 * The banknotes in lek that the drawer receives; negative if the business buys goods or currency and pays from the
 * drawer.
 */
function banknotesOf({ invoice, cart }: Pick<DecidedInvoice, 'invoice' | 'cart'>): Money {
  const { selfIssue = null, isBuying = false } = cart.document ?? {};
  if (invoice.currency !== baseCurrency && !isBuying) return noMoney;
  const banknotes = invoice.payments.filter(({ method }) => method === 'BANKNOTE');
  const notes = sumOf(banknotes.map(({ amountInLek }) => amountInLek));
  return isBuying || isPurchase(selfIssue) ? negated(notes) : notes;
}
