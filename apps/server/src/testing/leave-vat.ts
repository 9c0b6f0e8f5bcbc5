import type { StandIn } from './stand-in.ts';
import type { TestServer } from './test-server.ts';

/** The server that issues a document and the stand-in that it is submitted to. */
export interface TestServers {
  readonly server: TestServer;
  readonly standIn: StandIn;
}

/** Removes a business from VAT, at the stand-in and in its own settings. */
export async function leaveVat(
  { id, nuis }: { readonly id: string; readonly nuis: string },
  { server, standIn }: TestServers,
): Promise<void> {
  const known = (await standIn.control('GET', `/taxpayers/${nuis}`)) as object;
  await standIn.control('POST', '/taxpayers', { ...known, vatFrom: null, vatUntil: null });
  await server.asOwner`update tenant.settings set is_in_vat = false where business_id = ${id}`;
}
