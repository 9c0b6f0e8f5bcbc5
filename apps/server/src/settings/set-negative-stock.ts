import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { settingsStore } from './store.ts';

export const setNegativeStock: Handler<typeof contract.settings.setNegativeStock> = async (
  { allowNegativeStock },
  context,
) => {
  const { transaction, businessId, phrasesIn, language } = context;
  await settingsStore(transaction, businessId).decide({ allow_negative_stock: allowNegativeStock });
  context.note(phrasesIn[language].settings.switched(allowNegativeStock));
  return { message: phrasesIn[language].settings.saved };
};
