import type { contract } from '@tezga/contract';
import { refuseUnless, renewsNslf } from '@tezga/domain';
import type { Handler } from '../../platform/http/context.ts';
import { invoicesToRepair } from './invoices-to-repair.ts';

export const quoteRepair: Handler<typeof contract.sales.quoteMend> = async (
  { ids },
  { transaction, businessId, config },
) => {
  const known = await invoicesToRepair(transaction, businessId, { ids, softwareCode: config.SOFTWARE_CODE });
  refuseUnless(known.length > 0, 'not-found');
  return {
    invoices: known.map(({ id, hindrance, repairs }) => ({
      id,
      hindrance,
      changes: [...repairs],
      renewsNslf: renewsNslf(repairs),
    })),
  };
};
