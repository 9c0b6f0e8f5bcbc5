import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { isOfType } from './is-of-type.ts';
import { settingsStore } from './store.ts';

export const setLogo: Handler<typeof contract.settings.setLogo> = async ({ logo }, context) => {
  const { transaction, businessId, phrasesIn, language } = context;
  const store = settingsStore(transaction, businessId);
  await store.decide(logo === null ? { logo: null, logo_type: null } : pictureIn(logo));
  return { message: phrasesIn[language].settings.saved };
};

function pictureIn(address: string): { logo: Buffer; logo_type: string } {
  const [, type = '', data = ''] = /^data:([^;]+);base64,(.*)$/.exec(address) ?? [];
  const picture = Buffer.from(data, 'base64');
  refuseUnless(isOfType(type, picture), 'image-not-valid');
  return { logo: picture, logo_type: type };
}
