import { z } from 'zod';
import type { JobContext } from './worker.ts';

const wished = z.object({ wishedAt: z.coerce.date().optional() });

/** What a job works with; one that a person wanted at a moment, `wishedAt` in its payload, is not put off for a silence before. */
export function asWished(payload: unknown, context: JobContext): JobContext {
  const { wishedAt } = wished.parse(payload);
  return wishedAt === undefined
    ? context
    : { ...context, taxAuthority: context.taxAuthority.wishedAt(wishedAt) };
}
