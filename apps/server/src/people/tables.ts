import type { Role, UserKind } from '@tezga/domain';
import type { Language } from '@tezga/phrases';

/** What the queries of this capability read and write. */
export type Tables = {
  'platform.users': {
    id: string;
    kind: UserKind;
    name: string;
    email: string | null;
    phone: string | null;
    email_verified_at: Date | null;
    phone_verified_at: Date | null;
    password_hash: string;
    must_change_password: boolean;
    language: Language;
    created_at: Date;
    deleted_at: Date | null;
  };
  'platform.businesses': {
    id: string;
    name: string;
    owner_id: string | null;
    admin_id: string | null;
    deleted_at: Date | null;
  };
  'platform.memberships': { user_id: string; business_id: string; role_id: string; state: string };
  'platform.admins': { user_id: string; role_id: string };
  'platform.admin_roles': { id: string; permissions: Partial<Pick<Role, 'saPermissions'>> };
  'platform.sign_in_failures': { id: string; contact: string; address: string; at: Date };
  'tenant.roles': { business_id: string; id: string; code: string };
  'tenant.employees': {
    business_id: string;
    user_id: string;
    operator_code: string | null;
    pin_hash: string | null;
    opened_account: boolean;
    deleted_role_id: string | null;
    updated_at: Date;
    deleted_at: Date | null;
  };
};

export const profileColumns = [
  'id',
  'name',
  'email',
  'phone',
  'email_verified_at',
  'phone_verified_at',
  'language',
] as const satisfies readonly (keyof Tables['platform.users'])[];

export type ProfileRow = Pick<Tables['platform.users'], (typeof profileColumns)[number]>;
