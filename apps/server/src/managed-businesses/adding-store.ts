import { defaultRoleCodes, defaultRolePermissions, defaultUnit, ownerRoleCode, Refusal } from '@tezga/domain';
import { sq } from '@tezga/phrases/sq';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';
import type { Row } from '../platform/database/schema.generated.ts';
import { newRecordId } from '../platform/record-ids.ts';

type NewBusiness = Pick<
  Row<'platform.businesses'>,
  | 'name'
  | 'nipt'
  | 'city'
  | 'address'
  | 'phone_number'
  | 'email'
  | 'website'
  | 'contact_numbers'
  | 'suggested_by'
  | 'admin_id'
>;

/** Writes a new business. */
export function addingStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    async addBusiness(business: NewBusiness, at: Date): Promise<void> {
      await refusingTakenNipt(
        queries
          .insertInto('platform.businesses')
          .values({ id: businessId, ...business, created_at: at, updated_at: at })
          .execute(),
      );
    },

    /**
     * Inserts the settings of the business, the default unit and the default roles; returns the id of the
     * owner's role.
     */
    async addBeginnings(settings: Pick<Row<'tenant.settings'>, 'is_in_vat'>, at: Date): Promise<string> {
      await queries
        .insertInto('tenant.settings')
        .values({ business_id: businessId, ...settings })
        .execute();
      await queries
        .insertInto('tenant.units')
        .values({ business_id: businessId, id: newRecordId(at), ...defaultUnit, created_at: at })
        .execute();
      const roles = ([ownerRoleCode, ...defaultRoleCodes] as const).map((code) => ({
        business_id: businessId,
        id: newRecordId(at),
        code,
        description: sq.roles.defaults[code],
        permissions: { ...defaultRolePermissions[code], saPermissions: {} },
        created_at: at,
        updated_at: at,
      }));
      await queries.insertInto('tenant.roles').values(roles).execute();
      return roles.find(({ code }) => code === ownerRoleCode)?.id ?? '';
    },

    /** An invited person owns the business only after accepting. */
    async setOwner({ userId, isInvited }: { userId: string; isInvited: boolean }): Promise<void> {
      await queries
        .updateTable('platform.businesses')
        .set(isInvited ? { invited_owner_id: userId } : { owner_id: userId })
        .where('id', '=', businessId)
        .execute();
    },
  };
}

export async function refusingTakenNipt<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'businesses_nipt')) throw new Refusal('nipt-taken');
    throw error;
  }
}
