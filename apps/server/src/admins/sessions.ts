import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { openSessionsStore } from '../access/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { adminsStore } from './store.ts';

export const sessions: Handler<typeof contract.admins.sessions> = async ({ userId }, context) => {
  const { transaction, person, clock } = context;
  refuseUnless(person.kind === 'SA' || userId === person.id, 'not-found');
  const [admin] = await adminsStore(transaction).list(userId);
  refuseUnless(admin !== undefined, 'not-found');
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
