import { mayCall, type Route } from '@tezga/contract';
import { refuseUnless, type Role, type UserKind } from '@tezga/domain';
import type { AssignedRole, OpenedBy, Person } from './context.ts';

export interface Entered {
  readonly sessionId: string;
  readonly person: Person;
  readonly role: AssignedRole | null;
  readonly businessId: string | null;
  readonly openedBy: OpenedBy;
  readonly adminName: string | null;
  /** The user must set up a second factor before any other call. */
  readonly mustEnrol: boolean;
  /** The address of the server with the data of the business; null if the business has none. */
  readonly homeAddress: string | null;
}

interface EnteredFacts {
  readonly userId: string;
  readonly userName: string;
  readonly userKind: UserKind;
  readonly username: string;
  readonly mustChangePassword: boolean;
  readonly mustEnrol: boolean;
  readonly openedBy: OpenedBy;
  readonly adminName: string | null;
  readonly businessId: string | null;
  readonly homeAddress: string | null;
  readonly roleId: string | null;
  readonly roleCode: string;
  readonly roleDescription: string;
  readonly permissions: Pick<Role, 'backofficePermissions' | 'posPermissions' | 'saPermissions'> | null;
  readonly stamp: string;
}

/** The facts of a session, and a stamp: the version of the rows from which they were read. */
export interface CachedSession {
  readonly stamp: string;
  readonly entered: Entered;
}

/**
 * The opening statement of a call: it checks the session and binds the transaction to its business. For a cached
 * session it returns only the stamp to compare, which costs a third less. The session id needs no escaping, because
 * it comes from a signed token and is 24 hex characters.
 */
export function enterStatement(sessionId: string, cached?: CachedSession): string {
  return cached === undefined
    ? `select platform.enter_session('${sessionId}')::text as facts`
    : `select platform.revalidate_session('${sessionId}') as stamp`;
}

/** Parses the row of enter_session; an expired session is refused. */
export function sessionIn(sessionId: string, row: Record<string, unknown> | undefined): CachedSession {
  const text = row?.['facts'];
  refuseUnless(typeof text === 'string', 'not-signed-in');
  const facts = JSON.parse(text) as EnteredFacts;
  return { stamp: facts.stamp, entered: enteredWith(sessionId, facts) };
}

/**
 * Compares the stamp of a cached session with the current one; null if they differ, so that the session must be read
 * again.
 */
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
      // An admin who entered as an employee is not forced to change the password, because the admin cannot know the
      // current one.
      mustChangePassword: facts.mustChangePassword && facts.openedBy !== 'admin',
    },
    role: roleOf(facts),
    businessId: facts.businessId,
    openedBy: facts.openedBy,
    adminName: facts.adminName,
    mustEnrol: facts.mustEnrol,
    homeAddress: facts.homeAddress,
  };
}

/** Refuses a caller who may not make this call. */
export function admit({ person, role, businessId, openedBy, mustEnrol }: Entered, route: Route): void {
  // A session in a business without a role is refused: the user was removed, or the business was deleted.
  refuseUnless(businessId === null || role !== null, 'business-not-available');
  refuseUnless(mayCall(route.access, { role, businessId }), 'not-permitted');
  refuseUnless(openedBy !== 'pin' || !route.needsPassword, 'password-needed');
  refuseUnless(openedBy !== 'admin' || !route.needsPassword, 'opened-by-admin');
  refuseUnless(!mustEnrol || route.beforeEnrolment, 'second-factor-must-enrol');
  const isForced = person.mustChangePassword && !route.beforePasswordChange;
  refuseUnless(!isForced, 'password-must-change');
}

function roleOf({ roleId, roleCode, roleDescription, permissions }: EnteredFacts): AssignedRole | null {
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
