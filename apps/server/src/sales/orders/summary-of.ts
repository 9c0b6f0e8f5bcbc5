import type { contract } from '@tezga/contract';
import { mergedOrders, summaryOf as summed, tiranaDay, type OrderLine, type Sums } from '@tezga/domain';
import type { Handler } from '../../platform/http/context.ts';
import { chosenOrders } from './summed-orders.ts';

/** Previews the total of several orders, without buyer and payments. */
export const summaryOf: Handler<typeof contract.sales.summaryOf> = async (
  { invoiceIds },
  { transaction, businessId, clock },
) => {
  const ids = [...new Set(invoiceIds)];
  const together = mergedOrders(await chosenOrders(transaction, businessId, ids));
  const rules = { isIssuerInVat: together.hasVat, isCorrective: false, day: tiranaDay(clock.now()) };
  const { invoice } = summed(together, { payments: [], buyer: null, notes: '' }, rules);
  return {
    method: together.method,
    ordersCount: ids.length,
    currencyCode: together.currency,
    currencyExRate: together.exchangeRate,
    ...totalsReply(invoice.totals),
    alt: invoice.inCurrency === null ? null : totalsReply(invoice.inCurrency.totals),
    lines: together.lines.map(lineReply),
  };
};

const totalsReply = ({ withoutVat, vat, withVat }: Sums) => ({
  totalPriceWithoutVAT: withoutVat,
  totalVATAmount: vat,
  totalPrice: withVat,
});

function lineReply({ name, unit, quantity, inCurrency, ...inLek }: OrderLine) {
  const { unitPriceWithVat, withVat } = inCurrency ?? inLek;
  return {
    name,
    unit,
    quantity,
    unitPrice: unitPriceWithVat,
    totalPrice: withVat,
  };
}
