import type { contract } from '@tezga/contract';
import { fixedPointText } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { configStore } from './config-store.ts';

export const saveConfig: Handler<typeof contract.clientCredit.saveConfig> = async (
  { config: { exchangeRate, codeStandard } },
  context,
) => {
  const { transaction, businessId, phrasesIn, language } = context;
  await configStore(transaction, businessId).save({ exchangeRate, codeStandard });
  context.note(`1 = ${fixedPointText(exchangeRate / 1_000_000n, 2)} ALL`);
  return { message: phrasesIn[language].settings.saved };
};
