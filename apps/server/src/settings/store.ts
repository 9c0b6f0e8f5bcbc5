import { laterVersion } from '../platform/database/later-version.ts';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Row } from '../platform/database/schema.generated.ts';

export interface BusinessContent {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly phone_number: string;
  readonly email: string;
  readonly website: string;
}

export type Decisions = Partial<Omit<Row<'tenant.settings'>, 'business_id'>>;

/** Settings of one business, which apply to all its employees. */
export function settingsStore(transaction: Transaction, businessId: string) {
  const { queries } = transaction;
  return {
    async business() {
      const [row] = await businessOf(transaction, { businessId });
      if (row === undefined) throw new Error(`business ${businessId} does not exist`);
      return row;
    },

    /** Locks the business until the transaction ends and returns its editable columns and its version. */
    async lockBusiness(): Promise<BusinessContent & { readonly updated_at: Date }> {
      return queries
        .selectFrom('platform.businesses')
        .select(['name', 'address', 'city', 'phone_number', 'email', 'website', 'updated_at'])
        .where('id', '=', businessId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
    },

    async changeBusiness(content: BusinessContent, at: Date): Promise<Date> {
      const { updated_at: updatedAt } = await queries
        .updateTable('platform.businesses')
        .set({ ...content, updated_at: laterVersion(at) })
        .where('id', '=', businessId)
        .returning('updated_at')
        .executeTakeFirstOrThrow();
      return updatedAt;
    },

    async decide(decisions: Decisions): Promise<void> {
      await queries
        .updateTable('tenant.settings')
        .set(decisions)
        .where('business_id', '=', businessId)
        .execute();
    },

    async printing() {
      const [row] = await printingOf(transaction, { businessId });
      if (row === undefined) throw new Error(`business ${businessId} has no settings`);
      return row;
    },

    async logo() {
      const [row] = await logoOf(transaction, { businessId });
      return row ?? null;
    },

    async units() {
      return unitsOf(transaction, { businessId });
    },

    async categories() {
      return categoriesOf(transaction, { businessId });
    },
  };
}

/** The payment drafts of the business, the newest first. */
export const paymentDrafts = ({ queries }: Transaction, businessId: string) =>
  queries
    .selectFrom('tenant.payment_drafts')
    .select(['id', 'paid_at'])
    .where('business_id', '=', businessId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The printing options of a business, locked until the transaction ends. */
export const lockPrinting = ({ queries }: Transaction, businessId: string) =>
  queries
    .selectFrom('tenant.settings')
    .select(['prints_payment_qr', 'prints_vat_section'])
    .where('business_id', '=', businessId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

const businessOf = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('platform.businesses')
    .select(['name', 'nipt', 'address', 'city', 'phone_number', 'email', 'website', 'updated_at'])
    .where('id', '=', businessId),
);

const printingOf = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('tenant.settings')
    .select(['prints_payment_qr', 'prints_vat_section'])
    .where('business_id', '=', businessId),
);

const logoOf = statement((queries, { businessId }: { businessId: string }) =>
  queries.selectFrom('tenant.settings').select(['logo', 'logo_type']).where('business_id', '=', businessId),
);

const unitsOf = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('tenant.units')
    .select(['id', 'name', 'code'])
    .where('business_id', '=', businessId)
    .where('deleted_at', 'is', null)
    .orderBy('id'),
);

const categoriesOf = statement((queries, { businessId }: { businessId: string }) =>
  queries
    .selectFrom('tenant.categories')
    .select(['id', 'name'])
    .where('business_id', '=', businessId)
    .where('deleted_at', 'is', null),
);
