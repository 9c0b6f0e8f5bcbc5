import type { contract } from '@tezga/contract';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { settingsStore } from '../settings/index.ts';

export const setImpactWarehouse: Handler<typeof contract.managedBusinesses.setImpactWarehouse> = async (
  { businessId, impactWarehouse },
  context,
) => {
  await enterManagedBusiness(context, businessId);
  const { transaction, phrasesIn, language } = context;
  await settingsStore(transaction, businessId).decide({ impact_warehouse: impactWarehouse });
  context.note(phrasesIn[language].settings.switched(impactWarehouse));
  return { message: phrasesIn[language].settings.saved };
};
