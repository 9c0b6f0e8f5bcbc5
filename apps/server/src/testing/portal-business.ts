import { contract } from '@tezga/contract';
import { addBusiness } from './people.ts';
import type { StandIn } from './stand-in.ts';
import { portalPassword, registerTaxpayer } from './taxpayers.ts';
import type { TestServer } from './test-server.ts';

/** Adds a business that is registered at the portal of the stand-in, with one operator and one unit. */
export async function addPortalBusiness(
  server: TestServer,
  standIn: StandIn,
  { hasStoredPassword = true } = {},
) {
  const business = await addBusiness(server);
  const taxpayer = await registerTaxpayer(standIn);
  await server.asOwner`update platform.businesses set nipt = ${taxpayer.nuis} where id = ${business.id}`;
  const client = server.client(business.owner.token);
  if (hasStoredPassword) await client(contract.settings.keepCredentials, { password: portalPassword });
  return { ...business, ...taxpayer, client };
}
