import { refuseUnless } from '@tezga/domain';
import type { BusinessContext, Person } from '../platform/http/context.ts';

export interface NoteCircumstances {
  readonly shop: { readonly id: string; readonly businessUnitCode: string };
  /** As on the day of issue. */
  readonly issuer: {
    readonly name: string;
    readonly nuis: string;
    readonly address: string;
    readonly town: string;
  };
  readonly operator: { readonly id: string; readonly code: string; readonly name: string } | null;
  /** Null where none is meant. */
  readonly invoice: { readonly numberText: string; readonly buyerName: string } | null;
}

interface Asked {
  readonly tillId: string;
  readonly invoiceId: string | null;
  readonly lines: readonly { readonly articleId: string | null }[];
}

interface Issuing extends Pick<BusinessContext, 'transaction' | 'businessId'> {
  readonly person: Pick<Person, 'id'>;
}

/** All that a note depends on beside what is typed; whatever is not of the business is not found. */
export async function noteCircumstances(
  { transaction, businessId, person }: Issuing,
  { tillId, invoiceId, lines }: Asked,
): Promise<NoteCircumstances> {
  const articleIds = new Set(lines.flatMap(({ articleId }) => articleId ?? []));
  const [row] = await transaction.run<NoteCircumstances & { readonly knownArticles: number }>(
    readCircumstances,
    [businessId, tillId, person.id, invoiceId, [...articleIds]],
  );
  refuseUnless(row !== undefined, 'not-found');
  refuseUnless(invoiceId === null || row.invoice !== null, 'not-found');
  refuseUnless(row.knownArticles === articleIds.size, 'not-found');
  return row;
}

const readCircumstances = `
  select
    jsonb_build_object('id', shop.id, 'businessUnitCode', shop.business_unit_code) as shop,
    jsonb_build_object('name', business.name, 'nuis', business.nipt, 'address', shop.address, 'town', shop.city) as issuer,
    (select jsonb_build_object('id', id, 'code', operator_code, 'name', name) from tenant.employees
      where business_id = $1 and user_id = $3 and deleted_at is null and operator_code is not null) as operator,
    (select jsonb_build_object('numberText', number_text, 'buyerName', buyer_name) from tenant.invoices
      where business_id = $1 and id = $4) as invoice,
    (select count(*)::integer from tenant.articles where business_id = $1 and id = any ($5::text[])) as "knownArticles"
  from tenant.tills till
  join tenant.shops shop on shop.business_id = $1 and shop.id = till.shop_id
  join platform.businesses business on business.id = $1
  where till.business_id = $1 and till.id = $2`;
