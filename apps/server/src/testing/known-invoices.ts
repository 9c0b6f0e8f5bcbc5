import type { StandIn } from './stand-in.ts';
import type { TestServer } from './test-server.ts';

/** The tax authority knows the invoices that a test inserted as fiscalized, so that others may refer to them. */
export async function makeInvoicesKnown(
  { asOwner }: TestServer,
  { sql }: StandIn,
  businessId: string,
): Promise<void> {
  const [read] = await asOwner<{ invoices: string }[]>`
    select jsonb_agg(invoice)::text as invoices from tenant.invoices invoice where business_id = ${businessId}`;
  await sql`
    insert into tax_authority.invoices (issuer, iic, fic, kind, number, ordinal, issued_at, received_at, request_uuid,
      business_unit, operator, software, seller, total, total_without_vat, is_einvoice, content)
    select seller ->> 'nuis', upper(iic), gen_random_uuid(), type, number_text, number, issued_at, issued_at,
      gen_random_uuid(), business_unit_code, operator_code, software_code, seller ->> 'nuis', with_vat * 0.01,
      without_vat * 0.01, false, '{}'
    from jsonb_to_recordset(${read?.invoices ?? '[]'}::text::jsonb) as invoice (seller jsonb, iic text, type text,
      number_text text, number numeric, issued_at timestamptz, business_unit_code text, operator_code text,
      software_code text, with_vat numeric, without_vat numeric)
    on conflict do nothing`;
}
