import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { shopsByName } from './shops-by-name.ts';

export const list: Handler<typeof contract.shops.list> = async (_input, context) => ({
  shops: await shopsByName(context),
});
