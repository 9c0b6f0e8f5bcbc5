import type { ProductPermissions } from '@tezga/domain';

/** The levels of every product; the platform's own areas are always empty in a business. */
export type StoredPermissions = Partial<ProductPermissions> & {
  readonly saPermissions: Record<string, never>;
};

/** What the queries of this capability read and write. */
export type Tables = {
  'tenant.roles': {
    business_id: string;
    id: string;
    code: string;
    description: string;
    permissions: StoredPermissions;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  'platform.memberships': { user_id: string; business_id: string; role_id: string };
  'platform.users': { id: string; name: string; email: string | null; phone: string | null };
  'tenant.employees': {
    business_id: string;
    user_id: string;
    name: string;
    email: string | null;
    phone: string | null;
  };
};
