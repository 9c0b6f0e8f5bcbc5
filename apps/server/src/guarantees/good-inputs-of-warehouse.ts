import type { CallName } from '@tezga/contract';
import { addArticle } from '../testing/index.ts';
import type { GoodInput } from './world.ts';

type Calls = Extract<CallName, `warehouse.${string}`>;

/** An input that each call of the warehouse accepts. */
export const inputsOfWarehouse: Record<Calls, GoodInput> = {
  'warehouse.articleHistory': async ({ server, business }) => ({
    articleId: await addArticle(server, business.id, business.owner.token, { name: 'Kafe', price: 120 }),
  }),
};
