import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { sessionsStore } from './sessions-store.ts';

export const endSession: Handler<typeof contract.access.endSession> = async ({ sessionId }, context) => {
  const { transaction, person, clock } = context;
  const device = await sessionsStore(transaction).endSession(person.id, sessionId, clock.now());
  refuseUnless(device !== null, 'not-found');
  context.note(device);
  return {};
};
