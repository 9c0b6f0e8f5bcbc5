import type { contract } from '@tezga/contract';
import { inTargetBusiness } from '../../businesses/index.ts';
import type { Handler } from '../../platform/http/context.ts';
import { invoicesRead } from './invoices-read.ts';
import { listedInvoices } from './listed-invoice.ts';

export const byFic: Handler<typeof contract.sales.byFic> = inTargetBusiness(
  async ({ fic }, { transaction, businessId }) => {
    const id = await invoicesRead(transaction, businessId).idWithCode(fic);
    return { invoices: await listedInvoices(transaction, businessId, id === null ? [] : [id]) };
  },
);
