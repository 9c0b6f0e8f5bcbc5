import type { contract } from '@tezga/contract';
import type { Handler, Person } from '../platform/http/context.ts';
import { businessesStore, type BusinessesFor } from './store.ts';

export const myBusinesses: Handler<typeof contract.businesses.myBusinesses> = async (_input, context) => {
  const all = await businessesStore(context.transaction).list(businessesFor(context.person));
  // A session that was opened by PIN or by an admin is valid for one business only.
  const rows = context.openedBy === 'password' ? all : all.filter(({ id }) => id === context.businessId);
  return {
    businesses: rows.map((row) => ({
      businessId: row.id,
      name: row.name,
      nipt: row.nipt,
      city: row.city,
      ownerId: row.owner_id,
      ownerName: row.owner_name,
      adminName: row.admin_name,
      createdAt: row.created_at.toISOString(),
    })),
  };
};

/**
 * A super admin manages all businesses, a reseller the assigned ones; other users see the businesses where
 * they work.
 */
function businessesFor({ id, kind }: Person): BusinessesFor {
  if (kind === 'SA') return 'everyone';
  return kind === 'RS' ? { adminId: id } : { memberId: id };
}
