import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { sessionsStore } from '../access/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { managedAdmin } from './managed-admin.ts';

export const endSession: Handler<typeof contract.admins.endSession> = async (
  { userId, sessionId },
  context,
) => {
  await managedAdmin(context, userId);
  const device = await sessionsStore(context.transaction).endSession(userId, sessionId, context.clock.now());
  refuseUnless(device !== null, 'not-found');
  context.note(device);
  return {};
};
