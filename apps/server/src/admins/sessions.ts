import type { contract } from '@tezga/contract';
import { mayChangeAdmin, refuseUnless } from '@tezga/domain';
import { openSessionsStore } from '../access/index.ts';
import { adminRightsOf } from '../admin-roles/index.ts';
import type { Handler } from '../platform/http/context.ts';

export const sessions: Handler<typeof contract.admins.sessions> = async ({ userId }, context) => {
  const { transaction, person, clock, role: own } = context;
  refuseUnless(person.kind === 'SA' || userId === person.id, 'not-found');
  const rights = await adminRightsOf(transaction, userId, { withClosed: true });
  refuseUnless(rights !== null, 'not-found');
  refuseUnless(userId === person.id || mayChangeAdmin(own, rights), 'not-permitted');
  const rows = await openSessionsStore(transaction).openSessionsOf(userId, clock.now());
  return {
    sessions: rows.map(({ id, device, address, created_at: createdAt, last_seen_at: lastSeenAt }) => ({
      _id: id,
      device,
      address,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
};
