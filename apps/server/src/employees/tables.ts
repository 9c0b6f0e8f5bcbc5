import type { MembershipState, UserKind } from '@tezga/domain';
import type { Language } from '@tezga/phrases';

/** What the queries of this capability read and write. */
export type Tables = {
  'tenant.employees': {
    business_id: string;
    id: string;
    user_id: string;
    name: string;
    email: string | null;
    phone: string | null;
    opened_account: boolean;
    operator_code: string | null;
    pin_hash: string | null;
    deleted_role_id: string | null;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  'tenant.employee_shops': { business_id: string; employee_id: string; shop_id: string };
  'tenant.pin_failures': {
    business_id: string;
    id: string;
    operator_code: string;
    caller_id: string;
    at: Date;
  };
  'tenant.roles': { business_id: string; id: string; code: string; description: string };
  'platform.memberships': {
    user_id: string;
    business_id: string;
    role_id: string;
    state: MembershipState;
  };
  'platform.businesses': {
    id: string;
    name: string;
    nipt: string;
    city: string;
    owner_id: string | null;
    deleted_at: Date | null;
  };
  'platform.users': {
    id: string;
    kind: UserKind;
    name: string;
    email: string | null;
    phone: string | null;
    email_verified_at: Date | null;
    phone_verified_at: Date | null;
    must_change_password: boolean;
    language: Language;
    deleted_at: Date | null;
  };
  'platform.sessions': {
    user_id: string;
    business_id: string | null;
    ended_at: Date | null;
  };
};
