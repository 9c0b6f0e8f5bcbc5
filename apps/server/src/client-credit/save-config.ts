import type { contract } from '@tezga/contract';
import { asPoints, decimalText, worthOfPoints } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { configStore } from './config-store.ts';

const onePoint = asPoints(100n);

export const saveConfig: Handler<typeof contract.clientCredit.saveConfig> = async (
  { config: { exchangeRate, codeStandard } },
  context,
) => {
  const { transaction, businessId, phrasesIn, language } = context;
  await configStore(transaction, businessId).save({ exchangeRate, codeStandard });
  context.note(`1 = ${decimalText(worthOfPoints(onePoint, exchangeRate))} ALL`);
  return { message: phrasesIn[language].settings.saved };
};
