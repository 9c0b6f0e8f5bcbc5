import { contract } from '@tezga/contract';
import { businessSigner } from '../certificates/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { registerTill } from '../tills/index.ts';
import { addPortalBusiness } from './portal-business.ts';
import type { StandIn } from './stand-in.ts';
import { registerTillOf, type Taxpayer } from './taxpayers.ts';
import type { TestServer } from './test-server.ts';
import { addTill } from './tills.ts';

const password = 'Certifikata 1';

/** Adds a business that is registered at the stand-in, with a certificate, a shop and a till with a registered TCR code. */
export async function addFiscalBusiness(server: TestServer, standIn: StandIn) {
  const business = await addPortalBusiness(server, standIn);
  const { id, nuis, client, bUnitCode } = business;
  const { p12 } = (await standIn.control('POST', '/certificates', { nuis, password })) as { p12: string };
  await client(contract.certificates.keep, { p12, password, name: 'certifikata.p12' });
  const shopId = newRecordId(server.clock.now());
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city, business_unit_code)
    values (${id}, ${shopId}, ${`Dyqan ${shopId}`}, 'Rr. e Provës 1', 'Tiranë', ${bUnitCode})`;
  const tcrCode = await registerTillOf(standIn, business, () => registeredCode(server, standIn, business));
  return { ...business, shopId, till: await addTill(server, id, shopId, { tcrCode }) };
}

async function registeredCode(
  { jobContext }: TestServer,
  standIn: StandIn,
  { id: businessId, nuis, bUnitCode }: Taxpayer & { readonly id: string },
): Promise<string> {
  const { pool, config, clock, taxAuthority } = jobContext;
  const codes = { softwareCode: config.SOFTWARE_CODE, maintainerCode: config.MAINTAINER_CODE };
  await standIn.control('POST', '/products', { kind: 'software', name: 'Tezga', code: codes.softwareCode });
  await standIn.control('POST', '/products', {
    kind: 'maintainers',
    name: 'Tezga',
    code: codes.maintainerCode,
  });
  const { signer } = await inTransaction(pool, async (transaction) => {
    await transaction.run(`select set_config('tezga.business_id', $1, true)`, [businessId]);
    return businessSigner({ transaction, businessId, config, clock });
  });
  const outcome = await registerTill(
    { taxAuthority, signer, clock },
    { nuis, businessUnitCode: bUnitCode, name: 'Arka 1', ...codes },
  );
  if (outcome.kind === 'failure') throw new Error(`the till was refused: ${outcome.diagnosis.name}`);
  return outcome.value.TCRCode;
}
