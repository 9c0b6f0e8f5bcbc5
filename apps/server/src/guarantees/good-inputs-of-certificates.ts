import { randomInt } from 'node:crypto';
import { contract, type CallName } from '@tezga/contract';
import { issueCertificate, keyFileOf } from '../testing/index.ts';
import { asOwner, unique, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `certificates.${string}` | 'customers.taxpayers'>;

/** Valid inputs for the calls that need the certificate of the business. */
export const inputsOfCertificates: Record<Calls, GoodInput> = {
  'certificates.keep': (world) => keyFile(world),
  'certificates.keepForAdmin': async (world) => ({
    businessId: world.business.id,
    ...(await keyFile(world)),
  }),
  'certificates.current': ({ business }) => ({ businessId: business.id }),
  'customers.taxpayers': async (world) => {
    const client = await asOwner(world);
    await client(contract.certificates.keep, await keyFile(world));
    return { name: 'Drita' };
  },
};

/** Sets a NIPT that certificates can contain, and returns a key file for it. */
export async function keyFile({ server, business }: World) {
  const nuis = `L${randomInt(10_000_000, 99_999_999)}A`;
  await server.asOwner`update platform.businesses set nipt = ${nuis} where id = ${business.id}`;
  const password = unique();
  return { p12: keyFileOf(await issueCertificate(nuis), password), password, name: 'certifikata.p12' };
}
