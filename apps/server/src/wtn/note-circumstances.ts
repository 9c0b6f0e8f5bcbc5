import { refuseUnless } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Issuer } from './kept-note.ts';

export interface NoteCircumstances {
  readonly till: { readonly id: string; readonly name: string };
  readonly shop: { readonly id: string; readonly businessUnitCode: string };
  readonly issuer: Issuer;
  readonly operator: { readonly id: string; readonly code: string; readonly name: string } | null;
  /** Null where none is meant. */
  readonly invoice: { readonly id: string; readonly numberText: string; readonly buyerName: string } | null;
}

interface Meant {
  readonly tillId: string;
  readonly invoiceId: string | null;
  /** Who issues. */
  readonly userId: string;
  readonly articleIds: readonly string[];
}

/** All that a note depends on beside what is typed, in one statement; whatever is not of the business is not found. */
export async function noteCircumstances(
  transaction: Transaction,
  businessId: string,
  { tillId, invoiceId, userId, articleIds }: Meant,
): Promise<NoteCircumstances> {
  const [row] = await transaction.run(readCircumstances, [businessId, tillId, userId, invoiceId, articleIds]);
  refuseUnless(row !== undefined, 'not-found');
  const { till, shop, issuer, operator, invoice } = row as unknown as NoteCircumstances;
  refuseUnless(invoiceId === null || invoice !== null, 'not-found');
  refuseUnless(Number(row['known_articles']) === new Set(articleIds).size, 'not-found');
  return { till, shop, issuer, operator, invoice };
}

const readCircumstances = `
  select
    jsonb_build_object('id', till.id, 'name', till.name) as till,
    jsonb_build_object('id', shop.id, 'businessUnitCode', shop.business_unit_code) as shop,
    jsonb_build_object('name', business.name, 'nuis', business.nipt, 'address', shop.address, 'town', shop.city) as issuer,
    (select jsonb_build_object('id', id, 'code', operator_code, 'name', name) from tenant.employees
      where business_id = $1 and user_id = $3 and deleted_at is null and operator_code is not null) as operator,
    (select jsonb_build_object('id', id, 'numberText', number_text, 'buyerName', buyer_name) from tenant.invoices
      where business_id = $1 and id = $4) as invoice,
    (select count(*) from tenant.articles where business_id = $1 and id = any ($5::text[])) as known_articles
  from tenant.tills till
  join tenant.shops shop on shop.business_id = $1 and shop.id = till.shop_id
  join platform.businesses business on business.id = $1
  where till.business_id = $1 and till.id = $2`;
