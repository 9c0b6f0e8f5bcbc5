import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { settingsStore } from './store.ts';

export const setGrouping: Handler<typeof contract.settings.setGrouping> = async (
  { groupArticlesByName },
  context,
) => {
  const { transaction, businessId, phrasesIn, language } = context;
  await settingsStore(transaction, businessId).decide({ group_articles_by_name: groupArticlesByName });
  context.note(phrasesIn[language].settings.switched(groupArticlesByName));
  return { message: phrasesIn[language].settings.saved };
};
