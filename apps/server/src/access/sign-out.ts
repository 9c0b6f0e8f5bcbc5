import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { sessionsStore } from './sessions-store.ts';

export const signOut: Handler<typeof contract.access.signOut> = async (
  _input,
  { transaction, person, sessionId, clock },
) => {
  await sessionsStore(transaction).endSession(person.id, sessionId, clock.now());
  return {};
};
