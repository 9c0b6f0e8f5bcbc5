import type { StandIn } from './stand-in.ts';
import type { TestServer } from './test-server.ts';

/** Where a document is issued and told. */
export interface Around {
  readonly server: TestServer;
  readonly standIn: StandIn;
}

/** From now on neither the tax authority nor the business thinks that it is in the VAT. */
export async function leaveVat(
  { id, nuis }: { readonly id: string; readonly nuis: string },
  { server, standIn }: Around,
): Promise<void> {
  const known = (await standIn.control('GET', `/taxpayers/${nuis}`)) as object;
  await standIn.control('POST', '/taxpayers', { ...known, vatFrom: null, vatUntil: null });
  await server.asOwner`update tenant.settings set is_in_vat = false where business_id = ${id}`;
}
