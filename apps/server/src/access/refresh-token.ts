import type { contract } from '@tezga/contract';
import { appOf, refuseUnless, type UserKind } from '@tezga/domain';
import type { Handler, SessionContext } from '../platform/http/context.ts';
import { mustEnrolNow } from '../second-factor/index.ts';
import { openSession, sessionEnd } from './open-session.ts';
import { replacementsStore, sessionsStore, type OpenedBy } from './sessions-store.ts';
import { rolesStore } from './store.ts';

// Long enough for the calls that are under way in other tabs to be answered.
const replacedSessionMs = 60_000;

/** The same session for longer; or, for another business, a session of its own. */
export const refreshToken: Handler<typeof contract.access.refreshToken> = async ({ businessId }, context) => {
  if (businessId === undefined || businessId === context.businessId) return stayLonger(context);

  refuseUnless(!context.isByPin, 'password-needed');
  const allowed = await rolesStore(context.transaction).businessesOf(context.person.id);
  refuseUnless(allowed.includes(businessId), 'not-found');
  await replaceSession(context, context.person, businessId, 'password');
  context.actAs({ person: context.person, businessId });
  return { businessId };
};

/** A session instead of the one the call came with, which ends as soon as nothing can be under way in it. */
export async function replaceSession(
  context: SessionContext,
  person: { id: string; kind: UserKind },
  businessId: string,
  openedBy: OpenedBy,
): Promise<void> {
  const sessions = replacementsStore(context.transaction);
  const now = context.clock.now();
  await sessions.waitForPerson(person.id);
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
  // Every start of the screens does this: in the log it would be noise.
  context.actAs(null);
  const expiresAt = sessionEnd(context);
  // A session may be older than the rule that its person needs a second factor.
  const mustEnrol = await mustEnrolNow(transaction, config, person);
  const seen = context.clock.now();
  await sessionsStore(transaction).stayLonger(sessionId, { seen, expiresAt, mustEnrol });
  context.giveToken(
    tokens.sign({ sessionId, userId: person.id, businessId, app: appOf(person.kind) }, expiresAt),
  );
  return { businessId };
}
