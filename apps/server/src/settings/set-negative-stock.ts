import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { settingsStore } from './store.ts';

export const setNegativeStock: Handler<typeof contract.settings.setNegativeStock> = async (
  { allowNegativeStock },
  { transaction, businessId, phrasesIn, language },
) => {
  await settingsStore(transaction, businessId).decide({ allow_negative_stock: allowNegativeStock });
  return { message: phrasesIn[language].settings.saved };
};
