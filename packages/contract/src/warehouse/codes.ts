import { warehouseLinesMax } from '@tezga/domain';
import { z } from 'zod';
import { route } from '../call/route.ts';
import { figure } from '../fields/amounts.ts';
import { recordId } from '../fields/fields.ts';
import { mayRead } from './document.ts';

/** Articles found by the codes of a sheet or of a scanner. */
export const codeCalls = {
  articlesByCode: route({
    service: 'main',
    method: 'POST',
    path: '/warehouse/articles-by-code',
    summary:
      'The article with each barcode or SKU, a barcode before an equal SKU. Codes without an article are left out of the reply.',
    access: mayRead,
    input: z.object({
      codes: z.array(z.string().trim().min(1).max(100)).max(warehouseLinesMax, 'too-large'),
    }),
    output: z.object({
      articles: z.array(
        z.object({
          /** The code as the request contains it. */
          code: z.string(),
          _id: recordId,
          name: z.string(),
          sku: z.string(),
          unit: z.string(),
          /** The default unit cost from the article record; 0 if none was entered. */
          cost: figure.unitCost,
        }),
      ),
    }),
    fallback: 'data-fetch',
    changing: false,
  }),
};
