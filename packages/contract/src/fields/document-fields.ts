import { lateReasons, selfIssueTypes } from '@tezga/domain';
import { z } from 'zod';
import { day, moment, recordId } from './fields.ts';

/** How many advances one invoice may end. */
export const advancesMax = 20;

/** What an invoice is beyond a plain sale. */
export const documentInput = z.object({
  /** Why the business issues the invoice in the place of whoever sells to it; the other party is then the seller. */
  selfIssue: z.enum(selfIssueTypes).nullable().default(null),
  /** The first and the last day of what was supplied, in one month; one day where both are the same. */
  supplyStart: day.nullable().default(null),
  supplyEnd: day.nullable().default(null),
  /** Money taken before anything was supplied. */
  isAdvance: z.boolean().default(false),
  /** The advances that this invoice ends. */
  advanceIds: z.array(recordId).max(advancesMax, 'too-large').default([]),
  /** Whether currency is bought from the customer, not sold. */
  isBuying: z.boolean().default(false),
  /** An invoice that was made before it is entered here. */
  late: z
    .object({ reason: z.enum(lateReasons), issuedAt: moment })
    .nullable()
    .default(null),
});
