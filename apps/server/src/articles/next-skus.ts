import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { freeSkus } from './free-skus.ts';

export const nextSkus: Handler<typeof contract.articles.nextSkus> = async ({ count }, context) => ({
  skus: await freeSkus(context, count),
});
