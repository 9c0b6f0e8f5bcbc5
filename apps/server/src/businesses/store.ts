import { sql } from 'kysely';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';

export type BusinessesFor = { memberId: string } | { adminId: string } | 'everyone';

export function businessesStore(transaction: Transaction) {
  return {
    async list(whose: BusinessesFor) {
      let query = transaction.queries
        .selectFrom('platform.businesses as business')
        .leftJoin('platform.users as admin', 'admin.id', 'business.admin_id')
        .leftJoin('platform.users as owner', 'owner.id', 'business.owner_id')
        .select([
          'business.id',
          'business.name',
          'business.nipt',
          'business.city',
          'business.created_at',
          'business.owner_id',
          'owner.name as owner_name',
          'admin.name as admin_name',
        ])
        .where('business.deleted_at', 'is', null)
        .orderBy('business.name');
      if (whose !== 'everyone' && 'adminId' in whose)
        query = query.where('business.admin_id', '=', whose.adminId);
      if (whose !== 'everyone' && 'memberId' in whose) {
        query = query.where('business.id', 'in', (memberships) =>
          memberships
            .selectFrom('platform.memberships')
            .select('business_id')
            .where('user_id', '=', whose.memberId)
            .where('state', '=', 'accepted'),
        );
      }
      return query.execute();
    },

    async own(businessId: string) {
      const [row] = await ownBusiness(transaction, { businessId });
      if (row === undefined) throw new Error(`business ${businessId} has no settings`);
      return row;
    },
  };
}

const ownBusiness = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('platform.businesses as business')
    .innerJoin('tenant.settings as settings', 'settings.business_id', 'business.id')
    .leftJoin('platform.users as owner', 'owner.id', 'business.owner_id')
    .leftJoin('tenant.certificates as certificate', (join) =>
      join.onRef('certificate.business_id', '=', 'business.id').on('certificate.replaced_at', 'is', null),
    )
    .select([
      'business.id',
      'business.name',
      'business.nipt',
      'certificate.file_name as certificate_name',
      'owner.name as owner_name',
      'settings.is_in_vat',
      'settings.impact_warehouse',
      'settings.allow_negative_stock',
      'settings.group_articles_by_name',
      sql<string | null>`settings.closed_until::text`.as('closed_until'),
    ])
    .where('business.id', '=', businessId),
);
