import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { readingStore } from './reading-store.ts';

export const images: Handler<typeof contract.articles.images> = async (
  { articleIds },
  { transaction, businessId },
) => ({ images: [...(await readingStore(transaction, businessId).images(articleIds))] });
