import { z } from 'zod';
import type { JobContext } from './worker.ts';

const manualRetry = z.object({ manualRetryAt: z.coerce.date().optional() });

/** A job with `manualRetryAt` in its payload bypasses the open circuit breaker, because a user requested it. */
export function withManualRetry(payload: unknown, context: JobContext): JobContext {
  const { manualRetryAt } = manualRetry.parse(payload);
  return manualRetryAt === undefined
    ? context
    : { ...context, manualRetryAt, taxAuthority: context.taxAuthority.manualRetryAt(manualRetryAt) };
}
