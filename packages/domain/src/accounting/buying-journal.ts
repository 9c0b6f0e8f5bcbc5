import { negated } from '../amounts.ts';
import { tiranaDay } from '../tirana-time.ts';
import { cashPath } from './account-paths.ts';
import { journalLines, journalOf, lekAmount, merged, postedInLek, type Journal } from './journal.ts';
import { saleSourceType, type PostedSale } from './sale-journal.ts';
import { tenderAccounts } from './tender-accounts.ts';

/**
 * The journal of buying currency: the banknotes go into the drawer of that currency at the rate of the day,
 * and the lek paid for them leave the lek drawer or are owed. There is no revenue until the currency is sold.
 */
export function buyingJournal(sale: Omit<PostedSale, 'lines'>): Journal | null {
  const { cashId, currency, total, payments } = sale;
  if (cashId === null) throw new Error('buying currency needs a drawer');
  const place = {
    ...sale,
    ...postedInLek,
    openInvoiceId: sale.correctsInvoiceId ?? sale.invoiceId,
  };
  const paid = payments.flatMap(({ method, amount }) => {
    const accountOf = tenderAccounts[method];
    return accountOf === null
      ? []
      : [{ accountPath: accountOf(place), amount: lekAmount(negated(amount.all)) }];
  });
  const lines = [
    ...journalLines([{ accountPath: cashPath(cashId, currency), amount: total }], sale),
    ...journalLines(merged(paid), postedInLek),
  ];
  const kind = sale.correctsInvoiceId === null ? 'sale' : 'correction';
  const source = { sourceType: saleSourceType, sourceId: sale.invoiceId };
  return journalOf(source, kind, tiranaDay(sale.issuedAt), lines);
}
