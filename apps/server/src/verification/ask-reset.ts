import type { contract } from '@tezga/contract';
import { canonicalContact } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';

export const resetTask = 'verification:sendReset';

/**
 * Only queues the job. The job looks the user up, so the reply and its time do not reveal whether the user
 * exists.
 */
export const askReset: Handler<typeof contract.verification.askReset> = async ({ username }, context) => {
  const askedAt = context.clock.now().toISOString();
  await context.addJob(resetTask, { contact: canonicalContact(username), askedAt });
  return {};
};
