import type { contract } from '@tezga/contract';
import { invoicesOnPageMax } from '@tezga/domain';
import type { Handler } from '../../platform/http/context.ts';
import { findInvoices } from './find-invoices.ts';
import { totalsOf } from './list.ts';
import { listedInvoices } from './listed-invoice.ts';
import { wantedInvoices } from './wanted-invoices.ts';

/** The export ignores the page of the list: it contains the newest matching invoices up to a maximum. */
export const exported: Handler<typeof contract.sales.exported> = async (input, context) => {
  const { transaction, businessId } = context;
  const wanted = { ...(await wantedInvoices(input, context)), skip: 0, take: invoicesOnPageMax };
  const found = await findInvoices(transaction, businessId, wanted);
  return {
    invoices: await listedInvoices(transaction, businessId, found.ids),
    ...totalsOf(found),
    isMore: found.isMore || found.count > found.ids.length,
  };
};
