import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { currenciesInUse } from './currencies-in-use.ts';

export const list: Handler<typeof contract.currencies.list> = async (_input, context) => ({
  currencies: await currenciesInUse(context),
});
