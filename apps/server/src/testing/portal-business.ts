import { randomInt } from 'node:crypto';
import { contract } from '@tezga/contract';
import { addBusiness } from './people.ts';
import type { StandIn } from './stand-in.ts';
import type { TestServer } from './test-server.ts';

export const portalPassword = 'Fjalëkalimi i portalit 1';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = () => letters[randomInt(letters.length)] ?? 'A';
const newNuis = () => `${letter()}${randomInt(10_000_000, 99_999_999)}${letter()}`;
export const newPersonalNumber = () => `J90101${randomInt(100, 999)}${letter()}`;
/** Such as qa123op456; the middle keeps kinds apart. */
export const newPortalCode = (middle: string) => `qa${randomInt(100, 999)}${middle}${randomInt(100, 999)}`;

/** A business that the portal of the stand-in knows, with one operator and one unit there. */
export async function addPortalBusiness(server: TestServer, standIn: StandIn, { isKept = true } = {}) {
  const business = await addBusiness(server);
  const nuis = newNuis();
  const [opCode, bUnitCode] = [newPortalCode('op'), newPortalCode('bu')];
  await server.asOwner`update platform.businesses set nipt = ${nuis} where id = ${business.id}`;
  await standIn.control('POST', '/taxpayers', {
    nuis,
    name: 'Market Drini',
    address: 'Rruga e Durrësit 1',
    town: 'Tiranë',
    vatFrom: '2020-01-01',
    units: [{ code: bUnitCode, name: 'Dyqani' }],
    operators: [{ code: opCode, firstName: 'Ana', lastName: 'Hoxha', idNumber: 'J90101010A' }],
    selfCare: { password: portalPassword },
  });
  const client = server.client(business.owner.token);
  if (isKept) await client(contract.settings.keepCredentials, { password: portalPassword });
  return { ...business, client, nuis, opCode, bUnitCode };
}
