import { mayCall, type Route } from '@tezga/contract';
import { refuseUnless, Refusal, type Role, type UserKind } from '@tezga/domain';
import type { Transaction } from '../database/transaction.ts';
import type { HeldRole, Person } from './context.ts';

export interface Entered {
  readonly sessionId: string;
  readonly person: Person;
  readonly role: HeldRole | null;
  readonly businessId: string | null;
  /** Set where the business lives at another address. */
  readonly homeAddress: string | null;
}

interface EnteredRow {
  user_id: string;
  user_name: string;
  user_kind: UserKind;
  username: string;
  business_id: string | null;
  business_open: boolean | null;
  home_address: string | null;
  role_id: string | null;
  role_code: string;
  role_description: string;
  permissions: Pick<Role, 'backofficePermissions' | 'saPermissions'> | null;
}

/** Checks the session's row, binds the transaction to its business, and lets the caller in or says no. */
export async function enter(
  transaction: Transaction,
  sessionId: string | null,
  route: Route,
): Promise<Entered> {
  refuseUnless(sessionId !== null, 'not-signed-in');
  const rows = await transaction.run('select * from platform.enter_session($1)', [sessionId]);
  const row = rows[0] as EnteredRow | undefined;
  refuseUnless(row !== undefined, 'not-signed-in');
  refuseUnless(row.business_id === null || row.business_open === true, 'business-not-available');
  const role = roleOf(row);
  if (!mayCall(route.access, { role, businessId: row.business_id })) throw new Refusal('not-permitted');
  return {
    sessionId,
    person: { id: row.user_id, name: row.user_name, username: row.username, kind: row.user_kind },
    role,
    businessId: row.business_id,
    homeAddress: row.home_address,
  };
}

function roleOf(row: EnteredRow): HeldRole | null {
  if (row.role_id === null) return null;
  return {
    id: row.role_id,
    code: row.role_code,
    description: row.role_description,
    backofficePermissions: row.permissions?.backofficePermissions ?? {},
    saPermissions: row.permissions?.saPermissions ?? {},
  };
}
