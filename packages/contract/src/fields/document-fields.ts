import { lateReasons, selfIssueTypes } from '@tezga/domain';
import { z } from 'zod';
import { day, moment, recordId } from './fields.ts';

/** The maximum number of advances that one invoice settles. */
export const advancesMax = 20;

/** The fields of an invoice that a plain sale does not have. */
export const documentInput = z.object({
  /**
   * Why the business issues the invoice instead of the supplier (self-issue), who is then entered as the buyer. Null for
   * a usual invoice.
   */
  selfIssue: z.enum(selfIssueTypes).nullable().default(null),
  /** The first and the last day of the supply, within one month; equal for a single day. */
  supplyStart: day.nullable().default(null),
  supplyEnd: day.nullable().default(null),
  /** True for an invoice of money received before the supply. */
  isAdvance: z.boolean().default(false),
  /** The advances that this invoice settles. */
  advanceIds: z.array(recordId).max(advancesMax, 'too-large').default([]),
  /** True for an invoice by which the business buys foreign currency from the customer. */
  isBuying: z.boolean().default(false),
  /** Set if the invoice was made earlier and is entered now; null for a usual invoice. */
  late: z
    .object({ reason: z.enum(lateReasons), issuedAt: moment })
    .nullable()
    .default(null),
});
