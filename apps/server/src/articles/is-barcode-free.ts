import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { codesStore } from './codes-store.ts';

export const isBarcodeFree: Handler<typeof contract.articles.isBarcodeFree> = async (
  { barcode, articleId },
  { transaction, businessId },
) => {
  const own = articleId === undefined ? [] : [articleId];
  // An empty barcode is always free, because any number of articles may have none.
  const codes = barcode === '' ? [] : [barcode];
  const takenBy = await codesStore(transaction, businessId).ownerOf('barcode', codes, own);
  return { available: takenBy === null, takenBy };
};
