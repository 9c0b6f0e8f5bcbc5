import { z } from 'zod';
import { recordId, wholeNumberInQuery } from './fields.ts';
import { route } from '../call/route.ts';
import { barcode, sku } from './texts.ts';

const mayRead = { area: 'articlesAndCategories', level: 'read' } as const;
const available = z.object({
  available: z.boolean(),
  /** The name of the article that uses the code; null if it is free. */
  takenBy: z.string().nullable(),
});

/** Checks whether codes are free for an article. */
export const articleCodes = {
  nextSku: route({
    service: 'main',
    method: 'GET',
    path: '/available-article-sku',
    summary: 'A SKU that is free.',
    access: mayRead,
    input: z.object({}),
    output: z.object({ sku: z.string() }),
    fallback: 'sku-fetch',
  }),
  nextSkus: route({
    service: 'main',
    method: 'GET',
    path: '/get-available-sku-list',
    summary: 'Several SKUs that are free.',
    access: mayRead,
    input: z.object({ count: wholeNumberInQuery(1, 10_000, 20) }),
    output: z.object({ skus: z.array(z.string()) }),
    fallback: 'sku-fetch',
  }),
  isSkuFree: route({
    service: 'main',
    method: 'GET',
    path: '/check-available-sku/{sku}',
    summary: 'Whether a SKU is free, or is that of the article itself.',
    access: mayRead,
    input: z.object({ sku, articleId: recordId.optional() }),
    output: available,
    fallback: 'sku-check',
  }),
  isBarcodeFree: route({
    service: 'main',
    method: 'GET',
    path: '/check-available-barcode/{barcode}',
    summary: 'Whether a barcode is free, or is that of the article itself.',
    access: mayRead,
    input: z.object({ barcode, articleId: recordId.optional() }),
    output: available,
    fallback: 'barcode-check',
  }),
};
