import type { contract } from '@tezga/contract';
import { appOf, refuseUnless, type UserKind } from '@tezga/domain';
import type { Handler, SessionContext } from '../platform/http/context.ts';
import { openSession, sessionEnd } from './open-session.ts';
import { sessionsStore } from './sessions-store.ts';
import { rolesStore } from './store.ts';

// Long enough for the calls that are under way in other tabs to be answered.
const replacedSessionMs = 60_000;

/** The same session for longer; or, for another business, a session of its own. */
export const refreshToken: Handler<typeof contract.access.refreshToken> = async ({ businessId }, context) => {
  if (businessId === undefined || businessId === context.businessId) return stayLonger(context);

  const allowed = await rolesStore(context.transaction).businessesOf(context.person.id);
  refuseUnless(allowed.includes(businessId), 'not-found');
  await replaceSession(context, context.person, businessId);
  context.actAs({ person: context.person, businessId });
  return { businessId };
};

/** A session instead of the one the call came with, which ends as soon as nothing can be under way in it. */
export async function replaceSession(
  context: SessionContext,
  person: { id: string; kind: UserKind },
  businessId: string,
): Promise<void> {
  await openSession(context, person, businessId);
  const endsAt = new Date(context.clock.now().getTime() + replacedSessionMs);
  await sessionsStore(context.transaction).moveExpiry(context.sessionId, endsAt);
}

async function stayLonger(context: SessionContext) {
  const { businessId, person, sessionId, tokens, transaction } = context;
  // Every start of the screens does this: in the log it would be noise.
  context.actAs(null);
  const expiresAt = sessionEnd(context);
  await sessionsStore(transaction).stayLonger(sessionId, { seen: context.clock.now(), expiresAt });
  context.giveToken(
    tokens.sign({ sessionId, userId: person.id, businessId, app: appOf(person.kind) }, expiresAt),
  );
  return { businessId };
}
