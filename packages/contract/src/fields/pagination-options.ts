import { invoicesOnPageMost } from '@tezga/domain';
import { z } from 'zod';

/** Which page of a list of documents is wanted, and how long it is. */
export const paginationOptions = z
  .object({
    page: z.int('invalid').min(1, 'too-small').max(1_000_000, 'too-large').default(1),
    /** 0: as many as usual; below zero: all that are ever shown at once. */
    maxCount: z.int('invalid').max(invoicesOnPageMost, 'too-large').default(0),
  })
  .default({ page: 1, maxCount: 0 });
