import type { CallName } from '@tezga/contract';
import { addedArticle } from './good-inputs-of-catalog.ts';
import type { GoodInput } from './world.ts';

type Calls = Extract<CallName, `warehouse.${string}`>;

/** Valid inputs for the calls of the warehouse. */
export const inputsOfWarehouse: Record<Calls, GoodInput> = {
  'warehouse.articleHistory': async (world) => ({ articleId: await addedArticle(world) }),
};
