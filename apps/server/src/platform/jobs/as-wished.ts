import { z } from 'zod';
import type { JobContext } from './worker.ts';

const wished = z.object({ wishedAt: z.coerce.date().optional() });

/** For a job that a person wanted at once, `wishedAt` in its payload: what was asked in vain before does not put it off. */
export function asWished(payload: unknown, context: JobContext): JobContext {
  const { wishedAt } = wished.parse(payload);
  return wishedAt === undefined
    ? context
    : { ...context, wishedAt, taxAuthority: context.taxAuthority.wishedAt(wishedAt) };
}
