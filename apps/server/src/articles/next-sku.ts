import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { freeSkus } from './free-skus.ts';

export const nextSku: Handler<typeof contract.articles.nextSku> = async (_input, context) => {
  const [sku = ''] = await freeSkus(context, 1);
  return { sku };
};
