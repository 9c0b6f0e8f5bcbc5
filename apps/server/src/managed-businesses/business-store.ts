import { laterVersion } from '../platform/database/later-version.ts';
import type { Row } from '../platform/database/schema.generated.ts';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';

type BusinessContent = Pick<
  Row<'platform.businesses'>,
  'name' | 'address' | 'city' | 'phone_number' | 'email' | 'website' | 'contact_numbers' | 'suggested_by'
>;

export type BusinessRow = Awaited<ReturnType<typeof businessById>>[number];

/** One managed business; the transaction is bound to it. */
export function businessStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    async one() {
      const [row] = await businessById(transaction, { businessId });
      if (row === undefined) throw new Error(`business ${businessId} has no settings`);
      return row;
    },

    /** Locks the business until the transaction ends and returns its editable columns and its version. */
    async lock() {
      return queries
        .selectFrom('platform.businesses')
        .select(['name', 'address', 'city', 'phone_number', 'email', 'website', 'contact_numbers'])
        .select(['suggested_by', 'updated_at'])
        .where('id', '=', businessId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
    },

    async change(content: BusinessContent, at: Date): Promise<Date> {
      const { updated_at: updatedAt } = await queries
        .updateTable('platform.businesses')
        .set({ ...content, updated_at: laterVersion(at) })
        .where('id', '=', businessId)
        .returning('updated_at')
        .executeTakeFirstOrThrow();
      return updatedAt;
    },
  };
}

const businessById = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('platform.businesses as business')
    .innerJoin('tenant.settings as settings', 'settings.business_id', 'business.id')
    .leftJoin('platform.users as admin', 'admin.id', 'business.admin_id')
    .leftJoin('platform.users as owner', 'owner.id', 'business.owner_id')
    .leftJoin('platform.users as invited', 'invited.id', 'business.invited_owner_id')
    .leftJoin('tenant.certificates as certificate', (join) =>
      join.onRef('certificate.business_id', '=', 'business.id').on('certificate.replaced_at', 'is', null),
    )
    .select([
      'business.id',
      'business.name',
      'business.nipt',
      'business.city',
      'business.address',
      'business.phone_number',
      'business.email',
      'business.website',
      'business.contact_numbers',
      'business.suggested_by',
      'business.admin_id',
      'admin.name as admin_name',
      'business.owner_id',
      'owner.name as owner_name',
      'owner.email as owner_email',
      'owner.phone as owner_phone',
      'owner.email_verified_at',
      'owner.phone_verified_at',
      'owner.must_change_password',
      'invited.name as invited_owner_name',
      'settings.vat_ids',
      'settings.is_in_vat',
      'settings.impact_warehouse',
      'certificate.not_after as certificate_ends_at',
      'business.created_at',
      'business.updated_at',
    ])
    .where('business.id', '=', businessId),
);
