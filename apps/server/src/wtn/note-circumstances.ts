import { refuseUnless } from '@tezga/domain';
import { sql } from 'kysely';
import type { Schema } from '../platform/database/schema.generated.ts';
import type { BusinessContext, Person } from '../platform/http/context.ts';

interface Input {
  readonly tillId: string;
  readonly invoiceId: string | null;
  readonly lines: readonly { readonly articleId: string | null }[];
}

interface Issuing extends Pick<BusinessContext, 'transaction' | 'businessId'> {
  readonly person: Pick<Person, 'id'>;
}

export type NoteCircumstances = Awaited<ReturnType<typeof noteCircumstances>>;

/**
 * Reads what a WTN needs besides its input: till, shop, operator and invoice. Refuses ids that the business does not
 * have.
 */
export async function noteCircumstances(
  { transaction: { queries }, businessId, person }: Issuing,
  { tillId, invoiceId, lines }: Input,
) {
  const articleIds = new Set(lines.flatMap(({ articleId }) => articleId ?? []));
  const found = await queries
    .withTables<Schema>()
    .selectFrom('tenant.tills as till')
    .innerJoin('platform.businesses as business', 'business.id', 'till.business_id')
    .innerJoin('tenant.shops as shop', (join) =>
      join.onRef('shop.business_id', '=', 'till.business_id').onRef('shop.id', '=', 'till.shop_id'),
    )
    .leftJoin('tenant.employees as operator', (join) =>
      join
        .onRef('operator.business_id', '=', 'till.business_id')
        .on('operator.user_id', '=', person.id)
        .on('operator.deleted_at', 'is', null)
        .on('operator.operator_code', 'is not', null),
    )
    .leftJoin('tenant.invoices as invoice', (join) =>
      join.onRef('invoice.business_id', '=', 'till.business_id').on('invoice.id', '=', invoiceId),
    )
    .where('till.business_id', '=', businessId)
    .where('till.id', '=', tillId)
    .select(['till.id as till_id', 'shop.id as shop_id', 'shop.business_unit_code'])
    .select(['business.name', 'business.nipt as nuis', 'shop.address', 'shop.city as town'])
    .select(['operator.id as operator_id', 'operator.operator_code', 'operator.name as operator_name'])
    .select(['invoice.id as invoice_id', 'invoice.number_text as invoiceNumber', 'invoice.buyer_name'])
    .select(
      sql<number>`(select count(*)::integer from tenant.articles
        where business_id = ${businessId} and id = any (${[...articleIds]}::text[]))`.as('knownArticles'),
    )
    .executeTakeFirst();
  refuseUnless(found !== undefined, 'not-found');
  const { knownArticles, name, nuis, address, town, invoiceNumber, buyer_name, ...place } = found;
  refuseUnless(invoiceId === place.invoice_id && knownArticles === articleIds.size, 'not-found');
  const { operator_id, operator_code, operator_name, business_unit_code } = place;
  const isOperator = operator_id !== null && operator_code !== null && operator_name !== null;
  refuseUnless(isOperator, 'operator-code-missing');
  refuseUnless(business_unit_code !== '', 'business-unit-missing');
  refuseUnless(address !== '' && town !== '', 'shop-address-missing');
  return {
    columns: { ...place, operator_id, operator_code, operator_name, issuer: { name, nuis, address, town } },
    /** Texts of the invoice by which a search finds the WTN. */
    searched: [invoiceNumber ?? '', buyer_name ?? ''],
  };
}
