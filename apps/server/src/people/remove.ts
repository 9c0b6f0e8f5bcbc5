import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { shutOut } from '../verification/index.ts';
import { endEmployment } from './end-employment.ts';
import { personLookedAfter } from './person-looked-after.ts';
import { closeAccount } from './people-store.ts';

/** Closes an account. Its contacts stay taken, so that nobody comes back under the name of someone in the logs. */
export const remove: Handler<typeof contract.people.remove> = async ({ userId }, context) => {
  const { transaction, person, clock } = context;
  refuseUnless(userId !== person.id, 'user-is-self');
  const { name, businesses } = await personLookedAfter(context, userId);
  refuseUnless(!businesses.some(({ ownerId }) => ownerId === userId), 'user-owns-business');
  const now = clock.now();
  await closeAccount(transaction, userId, now);
  await shutOut(transaction, userId, now);
  await endEmployment(transaction, userId, now);
  context.note(name);
  return {};
};
