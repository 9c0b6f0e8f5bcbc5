import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { settingsStore } from './store.ts';

export const setGrouping: Handler<typeof contract.settings.setGrouping> = async (
  { groupArticlesByName },
  { transaction, businessId, phrasesIn, language },
) => {
  await settingsStore(transaction, businessId).decide({ group_articles_by_name: groupArticlesByName });
  return { message: phrasesIn[language].settings.saved };
};
