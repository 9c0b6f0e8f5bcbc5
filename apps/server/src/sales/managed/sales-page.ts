import { contract, managedSalesPerPage } from '@tezga/contract';
import { inTargetBusiness } from '../../businesses/index.ts';
import type { Handler } from '../../platform/http/context.ts';
import { findInvoices } from '../list/find-invoices.ts';
import { listedInvoices } from '../list/listed-invoice.ts';
import { wantedInvoices } from '../list/wanted-invoices.ts';

export const salesPage: Handler<typeof contract.sales.salesPage> = inTargetBusiness(
  async ({ page, search = '', from, to }, { transaction, businessId }) => {
    const everything = contract.sales.list.input.parse({ search, date: { from, to } });
    const wanted = await wantedInvoices(everything, { transaction, businessId });
    const { ids, count, isMore } = await findInvoices(transaction, businessId, {
      ...wanted,
      skip: page * managedSalesPerPage,
      take: managedSalesPerPage,
    });
    return { sales: await listedInvoices(transaction, businessId, ids), count, isMore };
  },
);
