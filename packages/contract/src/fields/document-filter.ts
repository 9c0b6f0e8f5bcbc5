import { fiscalStatuses } from '@tezga/domain';
import { z } from 'zod';
import { day, operatorIds, recordId } from './fields.ts';
import { paginationOptions } from './pagination-options.ts';
import { text } from './texts.ts';

/** The filter of documents that are issued at a till; if all fields are empty, every document matches. */
export const documentFilter = {
  paginationOptions,
  posIds: z.array(recordId).max(200, 'too-large').default([]),
  operatorIds,
  date: z.object({ from: day.optional(), to: day.optional() }).default({}),
  search: text(100),
  statuses: z.array(z.enum(fiscalStatuses)).max(3, 'too-large').default([]),
};
