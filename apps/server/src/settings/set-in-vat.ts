import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { settingsStore } from './store.ts';

export const setInVat: Handler<typeof contract.settings.setInVat> = async ({ isInVat }, context) => {
  const { transaction, businessId, phrasesIn, language } = context;
  await settingsStore(transaction, businessId).decide({ is_in_vat: isInVat });
  context.note(phrasesIn[language].settings.switched(isInVat));
  return { message: phrasesIn[language].settings.saved };
};
