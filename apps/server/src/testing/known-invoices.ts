import type { StandIn } from './stand-in.ts';
import type { TestServer } from './test-server.ts';

/** The tax authority knows the invoices that a test inserted as fiscalized, so that others may refer to them. */
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
