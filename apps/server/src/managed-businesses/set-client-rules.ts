import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { setClientRulesOf } from '../tills/index.ts';

export const setClientRules: Handler<typeof contract.managedBusinesses.setClientRules> = async (
  { businessId, eposId, ...rules },
  context,
) => {
  await enterManagedBusiness(context, businessId);
  const { transaction, clock, phrasesIn, language } = context;
  const name = await setClientRulesOf({ transaction, businessId }, eposId, rules, clock.now());
  refuseUnless(name !== null, 'not-found');
  context.note(name);
  return { message: phrasesIn[language].settings.saved };
};
