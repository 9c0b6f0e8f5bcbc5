import { z } from 'zod';
import { day, recordId } from './fields/fields.ts';
import { route } from './call/route.ts';

/** The business of the token with its settings. */
export const ownDataFields = z.object({
  businessName: z.string(),
  businessId: recordId,
  nipt: z.string(),
  /** Whether the business charges VAT. */
  isInVat: z.boolean(),
  impactWarehouse: z.boolean(),
  allowNegativeStock: z.boolean(),
  /** The server refuses documents dated on or before this day; null if no period is closed. */
  closedUntil: day.nullable(),
  groupArticlesByName: z.boolean(),
  businessOwner: z.string().nullable(),
  certificateName: z.string().nullable(),
});

/** The businesses a person works in, and the current one. */
export const businesses = {
  myBusinesses: route({
    service: 'main',
    method: 'GET',
    path: '/business/my-businesses',
    summary: 'The businesses the person may enter; for super admins and resellers those they look after.',
    access: 'session',
    input: z.object({}),
    output: z.object({
      businesses: z.array(
        z.object({
          businessId: recordId,
          name: z.string(),
          nipt: z.string(),
          city: z.string(),
          ownerId: recordId.nullable(),
          ownerName: z.string().nullable(),
          adminName: z.string().nullable(),
          createdAt: z.iso.datetime(),
        }),
      ),
    }),
    fallback: 'data-fetch',
    beforePasswordChange: true,
  }),
  ownData: route({
    service: 'main',
    method: 'GET',
    path: '/ownData',
    summary: 'The business of the token, with its settings.',
    access: 'business',
    input: z.object({}),
    output: z.object({ ownData: ownDataFields }),
    fallback: 'data-fetch',
    timeoutMs: 5000,
  }),
};
