import type { contract } from '@tezga/contract';
import { appOf, refuseUnless, type UserKind } from '@tezga/domain';
import type { Handler, OpenedBy, SessionContext } from '../platform/http/context.ts';
import { mustEnrolNow } from '../second-factor/index.ts';
import { openSession, sessionEnd } from './open-session.ts';
import { replacementsStore, sessionsStore } from './sessions-store.ts';
import { rolesStore } from './store.ts';

// A grace period for requests of other tabs that are still in progress with the old token.
const replacedSessionMs = 60_000;

/** Prolongs the session, or opens a new one if the call names another business. */
export const refreshToken: Handler<typeof contract.access.refreshToken> = async ({ businessId }, context) => {
  if (businessId === undefined || businessId === context.businessId) return stayLonger(context);

  refuseUnless(context.openedBy === 'password', 'password-needed');
  const allowed = await rolesStore(context.transaction).businessesOf(context.person.id);
  refuseUnless(allowed.includes(businessId), 'not-found');
  await replaceSession(context, context.person, businessId, 'password');
  context.actAs({ person: context.person, businessId });
  return { businessId };
};

/** Opens a session in place of the current one, which expires after a grace period. */
export async function replaceSession(
  context: SessionContext,
  person: { id: string; kind: UserKind },
  businessId: string,
  openedBy: Exclude<OpenedBy, 'admin'>,
): Promise<void> {
  const sessions = replacementsStore(context.transaction);
  const now = context.clock.now();
  await sessions.lockUser(person.id);
  const isStillIn = await sessions.replace(
    context.sessionId,
    now,
    new Date(now.getTime() + replacedSessionMs),
  );
  refuseUnless(isStillIn, 'not-signed-in');
  const mustEnrol = await mustEnrolNow(context.transaction, context.config, person);
  await openSession(context, person, businessId, { openedBy, mustEnrol });
}

async function stayLonger(context: SessionContext) {
  const { businessId, config, person, sessionId, tokens, transaction } = context;
  // Not in the activity log: every page load refreshes the token.
  context.actAs(null);
  const expiresAt = sessionEnd(context);
  // A second factor may have become required since the session began. An admin in the session of an employee
  // is not asked for one, because they signed in with their own second factor.
  const mustEnrol = context.openedBy !== 'admin' && (await mustEnrolNow(transaction, config, person));
  const seen = context.clock.now();
  await sessionsStore(transaction).stayLonger(sessionId, { seen, expiresAt, mustEnrol });
  context.giveToken(
    tokens.sign({ sessionId, userId: person.id, businessId, app: appOf(person.kind) }, expiresAt),
  );
  return { businessId };
}
