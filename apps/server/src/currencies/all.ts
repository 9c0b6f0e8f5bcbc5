import type { contract } from '@tezga/contract';
import { currencyCodes } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';

export const all: Handler<typeof contract.currencies.all> = async () => ({
  allCurrencies: [...currencyCodes],
});
