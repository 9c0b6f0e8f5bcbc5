import type { contract } from '@tezga/contract';
import { appOf, refuseUnless } from '@tezga/domain';
import type { Handler, SessionContext } from '../platform/http/context.ts';
import { openSession, sessionEnd } from './open-session.ts';
import { rolesStore, sessionsStore } from './store.ts';

// Long enough for the calls that are under way in other tabs to be answered.
const replacedSessionMs = 60_000;

/** The same session for longer; or, for another business, a session of its own. */
export const refreshToken: Handler<typeof contract.access.refreshToken> = async ({ businessId }, context) => {
  if (businessId === undefined || businessId === context.businessId) return stayLonger(context);

  const allowed = await rolesStore(context.transaction).businessesOf(context.person.id);
  refuseUnless(allowed.includes(businessId), 'not-found');
  await openSession(context, context.person, businessId);
  context.actAs({ person: context.person, businessId });
  await sessionsStore(context.transaction).moveExpiry(
    context.sessionId,
    new Date(context.clock.now().getTime() + replacedSessionMs),
  );
  return { businessId };
};

async function stayLonger(context: SessionContext) {
  const { businessId, person, sessionId, tokens, transaction } = context;
  // Every start of the screens does this: in the log it would be noise.
  context.actAs(null);
  const expiresAt = sessionEnd(context);
  await sessionsStore(transaction).moveExpiry(sessionId, expiresAt);
  context.giveToken(
    tokens.sign({ sessionId, userId: person.id, businessId, app: appOf(person.kind) }, expiresAt),
  );
  return { businessId };
}
