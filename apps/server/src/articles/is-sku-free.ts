import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { codesStore } from './codes-store.ts';

export const isSkuFree: Handler<typeof contract.articles.isSkuFree> = async (
  { sku, articleId },
  { transaction, businessId },
) => ({ available: await codesStore(transaction, businessId).isFree('sku', sku, articleId) });
