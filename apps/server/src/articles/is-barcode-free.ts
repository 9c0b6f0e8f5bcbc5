import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { codesStore } from './codes-store.ts';

export const isBarcodeFree: Handler<typeof contract.articles.isBarcodeFree> = async (
  { barcode, articleId },
  { transaction, businessId },
) => {
  const own = articleId === undefined ? [] : [articleId];
  // An article without a barcode takes none from the others.
  const codes = barcode === '' ? [] : [barcode];
  const takenBy = await codesStore(transaction, businessId).holderOf('barcode', codes, own);
  return { available: takenBy === null, takenBy };
};
