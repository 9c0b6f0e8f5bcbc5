import type { Transaction } from '../platform/database/transaction.ts';

type Tables = {
  'platform.businesses': {
    id: string;
    name: string;
    nipt: string;
    city: string;
    owner_id: string | null;
    admin_id: string | null;
    created_at: Date;
    deleted_at: Date | null;
  };
  'platform.memberships': { user_id: string; business_id: string; role_id: string };
  'platform.users': { id: string; name: string };
};

export type BusinessesFor = { memberId: string } | { adminId: string } | 'everyone';

export function businessesStore(transaction: Transaction) {
  return {
    async list(whose: BusinessesFor) {
      let query = transaction.queries
        .withTables<Tables>()
        .selectFrom('platform.businesses as business')
        .leftJoin('platform.users as admin', 'admin.id', 'business.admin_id')
        .leftJoin('platform.users as owner', 'owner.id', 'business.owner_id')
        .select([
          'business.id',
          'business.name',
          'business.nipt',
          'business.city',
          'business.created_at',
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
            .where('user_id', '=', whose.memberId),
        );
      }
      return query.execute();
    },

    /** Asked at every start of the screens, so it is written by hand: building a query costs more than this one. */
    async own(businessId: string): Promise<OwnBusiness> {
      const [row] = await transaction.run(ownBusiness, [businessId]);
      if (row === undefined) throw new Error(`business ${businessId} has no settings`);
      return row as unknown as OwnBusiness;
    },
  };
}

interface OwnBusiness {
  readonly id: string;
  readonly name: string;
  readonly nipt: string;
  readonly owner_name: string | null;
  readonly impact_warehouse: boolean;
  readonly allow_negative_stock: boolean;
  readonly group_articles_by_name: boolean;
}

const ownBusiness = `
  select business.id, business.name, business.nipt, owner.name as owner_name,
    settings.impact_warehouse, settings.allow_negative_stock, settings.group_articles_by_name
  from platform.businesses business
  join tenant.settings settings on settings.business_id = business.id
  left join platform.users owner on owner.id = business.owner_id
  where business.id = $1`;
