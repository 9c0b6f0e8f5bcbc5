import { mayCall, type Route } from '@tezga/contract';
import { refuseUnless, type Role, type UserKind } from '@tezga/domain';
import type { HeldRole, Person } from './context.ts';

export interface Entered {
  readonly sessionId: string;
  readonly person: Person;
  readonly role: HeldRole | null;
  readonly businessId: string | null;
  readonly isByPin: boolean;
  /** Set where the business lives at another address. */
  readonly homeAddress: string | null;
}

interface EnteredFacts {
  readonly userId: string;
  readonly userName: string;
  readonly userKind: UserKind;
  readonly username: string;
  readonly mustChangePassword: boolean;
  readonly openedBy: 'password' | 'pin';
  readonly businessId: string | null;
  readonly homeAddress: string | null;
  readonly roleId: string | null;
  readonly roleCode: string;
  readonly roleDescription: string;
  readonly permissions: Pick<Role, 'backofficePermissions' | 'saPermissions'> | null;
}

/** Checks the session's row and binds the transaction to its business. The id is of our own making: 24 hex characters. */
export function enterStatement(sessionId: string): string {
  return `select platform.enter_session('${sessionId}')::text as facts`;
}

/** What the session's row said: as the database wrote it, to compare, and read. */
export interface Entry {
  readonly facts: string;
  readonly entered: Entered;
}

/** Reads what the gate answered; a session that is over is no entry. */
export function entryOf(sessionId: string, opened: Record<string, unknown> | undefined): Entry {
  const facts = opened?.['facts'];
  refuseUnless(typeof facts === 'string', 'not-signed-in');
  return { facts, entered: enteredWith(sessionId, JSON.parse(facts) as EnteredFacts) };
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
    homeAddress: facts.homeAddress,
  };
}

/** Lets the caller in, or says no. */
export function admit({ person, role, businessId, isByPin }: Entered, route: Route): void {
  // Someone in a business without a role there lost their place in it, or the business is gone.
  refuseUnless(businessId === null || role !== null, 'business-not-available');
  refuseUnless(mayCall(route.access, { role, businessId }), 'not-permitted');
  refuseUnless(!isByPin || !route.needsPassword, 'password-needed');
  const isForced = person.mustChangePassword && route.changing && !route.beforePasswordChange;
  refuseUnless(!isForced, 'password-must-change');
}

function roleOf({ roleId, roleCode, roleDescription, permissions }: EnteredFacts): HeldRole | null {
  if (roleId === null) return null;
  return {
    id: roleId,
    code: roleCode,
    description: roleDescription,
    backofficePermissions: permissions?.backofficePermissions ?? {},
    saPermissions: permissions?.saPermissions ?? {},
  };
}
