import type { contract } from '@tezga/contract';
import { vatRates } from '@tezga/domain';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { settingsStore } from '../settings/index.ts';

export const updateVatList: Handler<typeof contract.managedBusinesses.updateVatList> = async (
  { businessId, vat, isIssuerInVAT },
  context,
) => {
  await enterManagedBusiness(context, businessId);
  const { transaction, phrasesIn, language } = context;
  const vatIds = vatRates.map(({ id }) => id).filter((id) => vat.includes(id));
  await settingsStore(transaction, businessId).decide({
    vat_ids: vatIds,
    ...(isIssuerInVAT === undefined ? {} : { is_in_vat: isIssuerInVAT }),
  });
  context.note(vatIds.map((id) => `${id}%`).join(', '));
  return { message: phrasesIn[language].settings.saved };
};
