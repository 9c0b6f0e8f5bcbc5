import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { codesStore } from './codes-store.ts';

export const isBarcodeFree: Handler<typeof contract.articles.isBarcodeFree> = async (
  { barcode, articleId },
  { transaction, businessId },
) => ({
  // An article without a barcode takes none from the others.
  available:
    barcode === '' || (await codesStore(transaction, businessId).isFree('barcode', barcode, articleId)),
});
