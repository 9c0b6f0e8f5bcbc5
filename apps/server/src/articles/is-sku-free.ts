import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { codesStore } from './codes-store.ts';

export const isSkuFree: Handler<typeof contract.articles.isSkuFree> = async (
  { sku, articleId },
  { transaction, businessId },
) => {
  const own = articleId === undefined ? [] : [articleId];
  const takenBy = await codesStore(transaction, businessId).ownerOf('sku', [sku], own);
  return { available: takenBy === null, takenBy };
};
