import { Refusal } from '@tezga/domain';
import type { Logger } from 'pino';
import { ProviderUnreachable } from './provider.ts';

/**
 * Turns a missing reply of the provider into a refusal with a message for the payer. The settle job finds out later
 * whether the payment succeeded.
 */
export async function orUnreachable<Result>(
  { log }: { readonly log: Logger },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    log.warn({ err: error }, 'the provider of online payments did not reply');
    throw new Refusal('payment-provider-unreachable');
  }
}
