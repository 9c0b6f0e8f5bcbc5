import { statement } from '../platform/database/statement.ts';
import { isUniqueViolation, type Transaction } from '../platform/database/transaction.ts';
import type { Row } from '../platform/database/schema.generated.ts';
import { Refusal } from '@tezga/domain';

export type NewTemplate = Omit<Row<'tenant.contract_templates'>, 'business_id'>;

export interface SignedContract {
  readonly id: string;
  readonly templateId: string;
  readonly signedAt: Date;
  readonly signedBy: string;
  readonly signerName: string;
  readonly address: string;
  readonly device: string;
  readonly document: Buffer;
  readonly sha256: string;
}

/** The signed contracts of one business. */
export function contractsStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    /** The newest signed contract; earlier ones stay stored. */
    async signed() {
      const row = await queries
        .selectFrom('tenant.signed_contracts')
        .select(['template_id', 'signed_at', 'signer_name', 'document', 'sha256'])
        .where('business_id', '=', businessId)
        .orderBy('signed_at', 'desc')
        .executeTakeFirst();
      return row ?? null;
    },

    async addTemplate(template: NewTemplate): Promise<void> {
      await queries
        .insertInto('tenant.contract_templates')
        .values({ ...template, business_id: businessId })
        .execute();
    },

    async insert(contract: SignedContract): Promise<void> {
      try {
        await queries
          .insertInto('tenant.signed_contracts')
          .values({
            business_id: businessId,
            id: contract.id,
            template_id: contract.templateId,
            signed_at: contract.signedAt,
            signed_by: contract.signedBy,
            signer_name: contract.signerName,
            address: contract.address,
            device: contract.device,
            document: contract.document,
            sha256: contract.sha256,
          })
          .execute();
      } catch (error) {
        if (isUniqueViolation(error, 'signed_contracts_template'))
          throw new Refusal('contract-already-signed');
        throw error;
      }
    },
  };
}

/** The sources of a contract document: the current text, and the data of the business. */
export function contractSources(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    /** The text for this business, or the one for all businesses if it has none of its own. */
    async templateInForce(now: Date) {
      const own = await queries
        .selectFrom('tenant.contract_templates')
        .select(['id', 'title', 'body'])
        .where('business_id', '=', businessId)
        .where('valid_from', '<=', now)
        .orderBy('valid_from', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return own ?? (await templateInForce(transaction, now));
    },

    async party() {
      const row = await queries
        .selectFrom('platform.businesses as business')
        .leftJoin('platform.users as owner', 'owner.id', 'business.owner_id')
        .select([
          'business.name',
          'business.nipt',
          'business.city',
          'business.address',
          'owner.name as owner',
        ])
        .where('business.id', '=', businessId)
        .executeTakeFirstOrThrow();
      return {
        businessName: row.name,
        nipt: row.nipt,
        address: `${row.address}, ${row.city}`,
        ownerName: row.owner ?? '',
      };
    },
  };
}

/** The current text of the contract; null if none is in force. */
export async function templateInForce(transaction: Transaction, now: Date) {
  const [template] = await templateAt(transaction, { now });
  return template ?? null;
}

const templateAt = statement((queries, { now }: { now: Date }) =>
  queries
    .selectFrom('platform.contract_templates')
    .select(['id', 'title', 'body'])
    .where('valid_from', '<=', now)
    .orderBy('valid_from', 'desc')
    .limit(1),
);
