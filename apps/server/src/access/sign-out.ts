import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { sessionsStore } from './store.ts';

export const signOut: Handler<typeof contract.access.signOut> = async (_input, context) => {
  await sessionsStore(context.transaction).endSession(context.sessionId, context.clock.now());
  return {};
};
