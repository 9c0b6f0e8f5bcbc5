import { contract } from '@tezga/contract';
import { addBusiness } from './people.ts';
import type { StandIn } from './stand-in.ts';
import { portalPassword, registerTaxpayer } from './taxpayers.ts';
import type { TestServer } from './test-server.ts';

/** A business that the portal of the stand-in knows, with one operator and one unit there. */
export async function addPortalBusiness(server: TestServer, standIn: StandIn, { isKept = true } = {}) {
  const business = await addBusiness(server);
  const taxpayer = await registerTaxpayer(standIn);
  await server.asOwner`update platform.businesses set nipt = ${taxpayer.nuis} where id = ${business.id}`;
  const client = server.client(business.owner.token);
  if (isKept) await client(contract.settings.keepCredentials, { password: portalPassword });
  return { ...business, ...taxpayer, client };
}
