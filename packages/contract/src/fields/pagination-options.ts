import { invoicesOnPageMax } from '@tezga/domain';
import { z } from 'zod';

/** The page of a list of documents, and its size. */
export const paginationOptions = z
  .object({
    page: z.int('invalid').min(1, 'too-small').max(1_000_000, 'too-large').default(1),
    /** 0: the usual page size; negative: the maximum page size. */
    maxCount: z.int('invalid').max(invoicesOnPageMax, 'too-large').default(0),
  })
  .default({ page: 1, maxCount: 0 });
