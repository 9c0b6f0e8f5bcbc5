import { mayCall, type Route } from '@tezga/contract';
import { refuseUnless, Refusal, type Role, type UserKind } from '@tezga/domain';
import type { HeldRole, Person } from './context.ts';

export interface Entered {
  readonly sessionId: string;
  readonly person: Person;
  readonly role: HeldRole | null;
  readonly businessId: string | null;
  /** Set where the business lives at another address. */
  readonly homeAddress: string | null;
}

interface EnteredFacts {
  readonly userId: string;
  readonly userName: string;
  readonly userKind: UserKind;
  readonly username: string;
  readonly businessId: string | null;
  readonly homeAddress: string | null;
  readonly roleId: string | null;
  readonly roleCode: string;
  readonly roleDescription: string;
  readonly permissions: Pick<Role, 'backofficePermissions' | 'saPermissions'> | null;
}

/** Checks the session's row and binds the transaction to its business. The id is of our own making: 24 hex characters. */
export function enterStatement(sessionId: string): string {
  return `select platform.enter_session('${sessionId}') as facts`;
}

/** Lets the caller in, or says no. */
export function enteredBy(
  sessionId: string,
  opened: Record<string, unknown> | undefined,
  route: Route,
): Entered {
  const facts = (opened?.['facts'] ?? null) as EnteredFacts | null;
  refuseUnless(facts !== null, 'not-signed-in');
  const role = roleOf(facts);
  // Someone in a business without a role there lost their place in it, or the business is gone.
  refuseUnless(facts.businessId === null || role !== null, 'business-not-available');
  if (!mayCall(route.access, { role, businessId: facts.businessId })) throw new Refusal('not-permitted');
  return {
    sessionId,
    person: { id: facts.userId, name: facts.userName, username: facts.username, kind: facts.userKind },
    role,
    businessId: facts.businessId,
    homeAddress: facts.homeAddress,
  };
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
