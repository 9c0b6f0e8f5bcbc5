import { z } from 'zod';
import {
  day,
  listInQuery,
  moment,
  namedBusiness,
  optionalText,
  recordId,
  requiredText,
  typedLines,
  wholeNumberInQuery,
} from './fields/fields.ts';
import { route } from './call/route.ts';

/**
 * Users who may read the settings of their business, and admins, who must name a business that they manage.
 */
const readers = {
  anyOf: [
    { area: 'configurations', level: 'read' },
    { adminArea: 'businesses', level: 'read' },
  ],
} as const;

export const activitySortColumns = ['at', 'user', 'action'] as const;

const activityFilter = {
  search: optionalText(100),
  users: listInQuery(recordId),
  actions: listInQuery(z.string().max(60, 'too-long')),
  from: day.optional(),
  to: day.optional(),
};

/** The activity log: who changed what, and when. */
export const activity = {
  list: route({
    service: 'main',
    method: 'GET',
    path: '/activity',
    summary:
      'The activity log of the business, newest first unless sorted otherwise; without the right to change the settings, only one’s own entries.',
    access: readers,
    input: z.object({
      ...namedBusiness,
      ...activityFilter,
      page: wholeNumberInQuery(1, 1_000_000, 1),
      perPage: wholeNumberInQuery(1, 1000, 15),
      sort: z.enum(activitySortColumns).default('at'),
      direction: z.enum(['ascending', 'descending']).default('descending'),
    }),
    output: z.object({
      rows: z.array(
        z.object({
          _id: recordId,
          at: moment,
          userId: recordId,
          userName: z.string(),
          action: z.string(),
          subject: z.string().nullable(),
          /** The fields that an edit changed, with the values as texts. */
          changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
          requestId: z.string(),
          device: z.string(),
        }),
      ),
      total: z.number().int(),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
    timeoutMs: 15_000,
  }),
  people: route({
    service: 'main',
    method: 'GET',
    path: '/activity/people',
    summary: 'All people who appear in the activity log, for its filter.',
    access: readers,
    input: z.object(namedBusiness),
    output: z.object({ people: z.array(z.object({ _id: recordId, name: z.string() })) }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  report: route({
    service: 'main',
    method: 'POST',
    path: '/logs',
    summary: 'Report an error of a screen to the operators of the product.',
    access: 'session',
    input: z.object({
      message: requiredText(1000),
      address: optionalText(2000),
      details: typedLines().max(8000, 'too-long').optional(),
    }),
    output: z.object({}),
    fallback: 'log-entry',
    bodyLimitBytes: 64 * 1024,
    recorded: false,
    beforePasswordChange: true,
    beforeEnrolment: true,
  }),
};
