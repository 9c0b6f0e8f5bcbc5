import { mayCall, type Route } from '@tezga/contract';
import { refuseUnless, type Role, type UserKind } from '@tezga/domain';
import type { HeldRole, Person } from './context.ts';

export interface Entered {
  readonly sessionId: string;
  readonly person: Person;
  readonly role: HeldRole | null;
  readonly businessId: string | null;
  readonly isByPin: boolean;
  /** The session is good for setting up a second factor, and for nothing else. */
  readonly mustEnrol: boolean;
  /** Set where the business lives at another address. */
  readonly homeAddress: string | null;
}

interface EnteredFacts {
  readonly userId: string;
  readonly userName: string;
  readonly userKind: UserKind;
  readonly username: string;
  readonly mustChangePassword: boolean;
  readonly mustEnrol: boolean;
  readonly openedBy: 'password' | 'pin';
  readonly businessId: string | null;
  readonly homeAddress: string | null;
  readonly roleId: string | null;
  readonly roleCode: string;
  readonly roleDescription: string;
  readonly permissions: Pick<Role, 'backofficePermissions' | 'posPermissions' | 'saPermissions'> | null;
  readonly stamp: string;
}

/** Who is in a session, and the version of the rows that said so. */
export interface CachedSession {
  readonly stamp: string;
  readonly entered: Entered;
}

/**
 * The statement that opens the transaction of a call: it checks the session and binds the transaction to its business. For
 * a cached session it only returns the version of the rows, which costs a third less. The id is of our own making: 24 hex
 * characters.
 */
export function enterStatement(sessionId: string, cached?: CachedSession): string {
  return cached === undefined
    ? `select platform.enter_session('${sessionId}')::text as facts`
    : `select platform.revalidate_session('${sessionId}') as stamp`;
}

/** Reads what enter_session replied; a session that is over is refused. */
export function sessionIn(sessionId: string, row: Record<string, unknown> | undefined): CachedSession {
  const text = row?.['facts'];
  refuseUnless(typeof text === 'string', 'not-signed-in');
  const facts = JSON.parse(text) as EnteredFacts;
  return { stamp: facts.stamp, entered: enteredWith(sessionId, facts) };
}

/** The same for a cached session; null where its rows changed since, so that it must be read again. */
export function revalidated(
  cached: CachedSession,
  row: Record<string, unknown> | undefined,
): CachedSession | null {
  const stamp = row?.['stamp'];
  refuseUnless(typeof stamp === 'string', 'not-signed-in');
  return stamp === cached.stamp ? cached : null;
}

function enteredWith(sessionId: string, facts: EnteredFacts): Entered {
  return {
    sessionId,
    person: {
      id: facts.userId,
      name: facts.userName,
      username: facts.username,
      kind: facts.userKind,
      mustChangePassword: facts.mustChangePassword,
    },
    role: roleOf(facts),
    businessId: facts.businessId,
    isByPin: facts.openedBy === 'pin',
    mustEnrol: facts.mustEnrol,
    homeAddress: facts.homeAddress,
  };
}

/** Lets the caller in, or says no. */
export function admit({ person, role, businessId, isByPin, mustEnrol }: Entered, route: Route): void {
  // Someone in a business without a role there lost their place in it, or the business is gone.
  refuseUnless(businessId === null || role !== null, 'business-not-available');
  refuseUnless(mayCall(route.access, { role, businessId }), 'not-permitted');
  refuseUnless(!isByPin || !route.needsPassword, 'password-needed');
  refuseUnless(!mustEnrol || route.beforeEnrolment, 'second-factor-must-enrol');
  const isForced = person.mustChangePassword && !route.beforePasswordChange;
  refuseUnless(!isForced, 'password-must-change');
}

function roleOf({ roleId, roleCode, roleDescription, permissions }: EnteredFacts): HeldRole | null {
  if (roleId === null) return null;
  return {
    id: roleId,
    code: roleCode,
    description: roleDescription,
    backofficePermissions: permissions?.backofficePermissions ?? {},
    posPermissions: permissions?.posPermissions ?? {},
    saPermissions: permissions?.saPermissions ?? {},
  };
}
