import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { openSessionsStore } from './sessions-store.ts';

export const sessions: Handler<typeof contract.access.sessions> = async (_input, context) => {
  const { transaction, person, sessionId, clock } = context;
  const rows = await openSessionsStore(transaction).openSessionsOf(person.id, clock.now());
  return {
    sessions: rows.map((row) => ({
      _id: row.id,
      device: row.device,
      address: row.address,
      businessName: row.business_name,
      adminName: row.admin_name,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      isThis: row.id === sessionId,
    })),
  };
};
