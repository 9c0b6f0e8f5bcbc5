import { z } from 'zod';
import type { JobContext } from './worker.ts';

const manualRetry = z.object({ manualRetryAt: z.coerce.date().optional() });

/**
 * The context for a job that a user requested (`manualRetryAt` in its payload): its messages bypass the open circuit
 * breaker.
 */
export function withManualRetry(payload: unknown, context: JobContext): JobContext {
  const { manualRetryAt } = manualRetry.parse(payload);
  return manualRetryAt === undefined
    ? context
    : { ...context, manualRetryAt, taxAuthority: context.taxAuthority.manualRetryAt(manualRetryAt) };
}
