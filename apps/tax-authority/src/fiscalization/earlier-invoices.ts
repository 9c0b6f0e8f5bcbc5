import type { Context } from '../platform/context.ts';
import type { Reference } from './registry-facts.ts';

/** Saves invoices that a taxpayer issued before the stand-in existed, so that later documents can refer to them. */
export async function saveEarlierInvoices(
  { sql }: Pick<Context, 'sql'>,
  nuis: string,
  invoices: readonly Reference[],
): Promise<void> {
  const [iics, moments] = [invoices.map(({ iic }) => iic), invoices.map(({ issuedAt }) => issuedAt)];
  // Messages carry times in whole seconds.
  await sql`
    insert into tax_authority.earlier_invoices (issuer, iic, issued_at)
    select ${nuis}, upper(iic), date_trunc('second', issued_at)
    from unnest(${iics}::text[], ${moments}::timestamptz[]) as invoice (iic, issued_at)
    on conflict do nothing`;
}
