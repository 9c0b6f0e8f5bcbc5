import { z } from 'zod';
import { recordId } from './fields.ts';
import { route } from './route.ts';

/** Where a business sells. */
export const shops = {
  list: route({
    service: 'main',
    method: 'GET',
    path: '/shops',
    summary: 'The shops of the business by name, hidden ones too.',
    access: 'business',
    input: z.object({}),
    output: z.object({
      shops: z.array(
        z.object({
          _id: recordId,
          name: z.string(),
          bUnit: z.string(),
          alphaCode: z.string(),
          address: z.string(),
          city: z.string(),
          country: z.string(),
          phoneNumber: z.string(),
          secondary: z.boolean(),
          hidden: z.boolean(),
          allowNegativeStock: z.boolean(),
        }),
      ),
    }),
    fallback: 'data-fetch',
    timeoutMs: 5000,
  }),
};
