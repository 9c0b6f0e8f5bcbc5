import type { contract } from '@tezga/contract';
import type { Handler } from '../../platform/http/context.ts';
import { findInvoices, type FoundInvoices } from './find-invoices.ts';
import { listedInvoices } from './listed-invoice.ts';
import { wantedInvoices } from './wanted-invoices.ts';

export const list: Handler<typeof contract.sales.list> = async (input, context) => {
  const { transaction, businessId } = context;
  const found = await findInvoices(transaction, businessId, await wantedInvoices(input, context));
  return {
    invoices: await listedInvoices(transaction, businessId, found.ids),
    ...totalsOf(found),
  };
};

/** The capped count and the sums of a list, as the API returns them. */
export function totalsOf({ count, isMore, sums }: FoundInvoices) {
  return {
    count,
    isMore,
    totals:
      sums === null
        ? null
        : {
            totalPriceWithoutVAT: sums.withoutVat,
            totalVATAmount: sums.vat,
            totalPrice: sums.withVat,
          },
  };
}
