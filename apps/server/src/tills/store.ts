import { Refusal } from '@tezga/domain';
import { laterVersion } from '../platform/database/later-version.ts';
import { statement } from '../platform/database/statement.ts';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';

export type TillKind = 'pos' | 'epos';

export interface TillContent {
  readonly shop_id: string;
  readonly name: string;
  readonly device_uuid: string;
  readonly tcr_number: string;
  readonly tcr_code: string;
}

/** The tills of one business. */
export function tillsStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    async list(kind: TillKind) {
      return tillsOf(transaction, { businessId, kind });
    },

    async lock(id: string, kind: TillKind) {
      const till = await queries
        .selectFrom('tenant.tills')
        .select(['updated_at', 'shop_id', 'name', 'device_uuid', 'tcr_number', 'tcr_code'])
        .where('business_id', '=', businessId)
        .where('id', '=', id)
        .where('kind', '=', kind)
        .forUpdate()
        .executeTakeFirst();
      return till ?? null;
    },

    /** Returns the new version time of the till, which always differs from the previous one. */
    async change(id: string, content: TillContent, at: Date): Promise<Date> {
      try {
        const { updated_at: updatedAt } = await queries
          .updateTable('tenant.tills')
          .set({ ...content, updated_at: laterVersion(at) })
          .where('business_id', '=', businessId)
          .where('id', '=', id)
          .returning('updated_at')
          .executeTakeFirstOrThrow();
        return updatedAt;
      } catch (error) {
        if (isUniqueViolation(error, 'tills_name')) throw new Refusal('till-name-taken');
        if (isUniqueViolation(error, 'tills_tcr_code')) throw new Refusal('tcr-code-taken');
        throw error;
      }
    },
  };
}

export interface ClientRules {
  readonly canSellWithoutClient?: boolean | undefined;
  readonly verifyInvoiceClient?: boolean | undefined;
}

/**
 * Sets the rules of an ePOS about clients; a rule that is left out does not change. Returns the name of the
 * ePOS, null if there is none.
 */
export async function setClientRulesOf(
  { transaction, businessId }: { readonly transaction: Transaction; readonly businessId: string },
  eposId: string,
  { canSellWithoutClient, verifyInvoiceClient }: ClientRules,
  at: Date,
): Promise<string | null> {
  const row = await transaction.queries
    .updateTable('tenant.tills')
    .set({
      ...(canSellWithoutClient === undefined ? {} : { can_sell_without_client: canSellWithoutClient }),
      ...(verifyInvoiceClient === undefined ? {} : { verify_invoice_client: verifyInvoiceClient }),
      updated_at: laterVersion(at),
    })
    .where('business_id', '=', businessId)
    .where('id', '=', eposId)
    .where('kind', '=', 'epos')
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

const tillsOf = statement((queries, { businessId, kind }: { businessId: string; kind: TillKind }) =>
  queries
    .selectFrom('tenant.tills')
    .select(['id', 'shop_id', 'name', 'device_uuid', 'tcr_code', 'updated_at'])
    .select(['can_sell_without_client', 'verify_invoice_client'])
    .where('business_id', '=', businessId)
    .where('kind', '=', kind),
);
