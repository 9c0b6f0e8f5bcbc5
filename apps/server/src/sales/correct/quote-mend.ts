import type { contract } from '@tezga/contract';
import { refuseUnless, renewsNslf } from '@tezga/domain';
import type { Handler } from '../../platform/http/context.ts';
import { invoicesToMend } from './invoices-to-mend.ts';

export const quoteMend: Handler<typeof contract.sales.quoteMend> = async (
  { ids },
  { transaction, businessId, config },
) => {
  const known = await invoicesToMend(transaction, businessId, { ids, softwareCode: config.SOFTWARE_CODE });
  refuseUnless(known.length > 0, 'not-found');
  return {
    invoices: known.map(({ id, hindrance, mends }) => ({
      id,
      hindrance,
      changes: [...mends],
      renewsNslf: renewsNslf(mends),
    })),
  };
};
