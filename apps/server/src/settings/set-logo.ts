import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { sentPicture } from '../platform/sent-picture.ts';
import { settingsStore } from './store.ts';

export const setLogo: Handler<typeof contract.settings.setLogo> = async ({ logo }, context) => {
  const { transaction, businessId, phrasesIn, language } = context;
  const picture = logo === null ? null : await sentPicture(logo);
  const store = settingsStore(transaction, businessId);
  await store.decide({ logo: picture?.content ?? null, logo_type: picture?.type ?? null });
  return { message: phrasesIn[language].settings.saved };
};
