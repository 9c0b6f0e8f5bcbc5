import type { contract } from '@tezga/contract';
import { canonicalContact } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';

export const resetTask = 'verification:sendReset';

/**
 * Only writes down that a reset was asked for. Whether there is such an account is found out later by the job, so the
 * answer and the time it takes are the same for everyone.
 */
export const askReset: Handler<typeof contract.verification.askReset> = async ({ username }, context) => {
  const askedAt = context.clock.now().toISOString();
  await context.addJob(resetTask, { contact: canonicalContact(username), askedAt });
  return {};
};
