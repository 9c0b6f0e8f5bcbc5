import type { StandIn } from './stand-in.ts';
import type { TestServer } from './test-server.ts';

/**
 * Registers the invoices of a business at the stand-in as if it had fiscalized them, so that other invoices
 * may refer to them.
 */
export async function makeInvoicesKnown(
  { asOwner }: TestServer,
  { control }: StandIn,
  businessId: string,
): Promise<void> {
  const invoices = await asOwner`
    select iic, issued_at as "issuedAt" from tenant.invoices where business_id = ${businessId}`;
  const [business] = await asOwner`select nipt as nuis from platform.businesses where id = ${businessId}`;
  await control('POST', '/invoices', { ...business, invoices });
}
