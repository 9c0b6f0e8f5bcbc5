import type { Logger } from 'pino';
import { businessSigner, storeKeyFile } from '../certificates/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Pool } from '../platform/database/pool.ts';
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import { createAnswerRecorder } from '../platform/tax-authority/authority-answers.ts';
import { createClockRecorder } from '../platform/tax-authority/authority-clock.ts';
import { openTaxAuthority, type TaxAuthority } from '../platform/tax-authority/tax-authority.ts';
import { savePortalPassword } from '../settings/index.ts';
import { personId } from './add-person.ts';
import { demoClients } from './clients.ts';
import { openControlApi, type ControlApi } from './control-api.ts';
import { demoId } from './demo-id.ts';
import { demoBusinesses, demoPassword, type DemoBusiness } from './people.ts';
import { registerDemoTills } from './register-demo-tills.ts';
import { addSupplyJob } from './supplies/supply-demo.ts';

interface Giving {
  readonly pool: Pool;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Registers the invented businesses and the firms they sell to with the stand-in for the tax authority, which issues
 * certificates, accounts for the portal and codes of tills to the businesses.
 */
export async function giveDemoCertificates(giving: Giving): Promise<void> {
  const { pool, config, log } = giving;
  const lacking = await inTransaction(pool, (transaction) => withoutCertificate(transaction), {
    kind: 'reading',
  });
  if (lacking.length === 0) return;
  const taxAuthority = openTaxAuthority({
    ...giving,
    recordClock: createClockRecorder(giving),
    recordAnswer: createAnswerRecorder(giving),
  });
  try {
    const control = await openControlApi(config);
    await control.post('/products', { kind: 'software', name: 'Tezga', code: config.SOFTWARE_CODE });
    await control.post('/products', { kind: 'maintainers', name: 'Tezga', code: config.MAINTAINER_CODE });
    for (const business of lacking) await registerBusiness(giving, { control, taxAuthority }, business);
  } catch (error) {
    // The demonstration also works without certificates, and the next start tries again.
    log.warn({ err: error }, 'registering the demonstration with the tax authority failed');
  } finally {
    taxAuthority.close();
  }
}

async function withoutCertificate(transaction: Transaction): Promise<DemoBusiness[]> {
  const lacking: DemoBusiness[] = [];
  for (const business of demoBusinesses) {
    await setBusiness(transaction, business);
    const [good] = await transaction.run(
      `select 1 from tenant.certificates
       where business_id = $1 and replaced_at is null and not_after > now() + interval '31 days'`,
      [demoId(business.key)],
    );
    if (good === undefined) lacking.push(business);
  }
  return lacking;
}

const setBusiness = (transaction: Transaction, { key }: DemoBusiness) =>
  transaction.run(`select set_config('tezga.business_id', $1, true)`, [demoId(key)]);

interface Authority {
  readonly control: ControlApi;
  readonly taxAuthority: TaxAuthority;
}

async function registerBusiness(
  giving: Giving,
  { control, taxAuthority }: Authority,
  business: DemoBusiness,
): Promise<void> {
  const { pool, config, clock } = giving;
  const businessId = demoId(business.key);
  await inTransaction(pool, async (transaction) => {
    await setBusiness(transaction, business);
    await control.post('/taxpayers', await taxpayerOf(transaction, business));
    await registerFirms(control, business);
    const request = { nuis: business.nipt, password: demoPassword };
    const { p12 } = await control.post('/certificates', request);
    const person = { id: personId(business.owner), name: business.owner.name };
    const file = { p12: String(p12), password: demoPassword, name: `${business.key}.p12` };
    await storeKeyFile({ transaction, config, clock, person }, businessId, file);
    await savePortalPassword({ transaction, config, clock }, businessId, demoPassword);
    const { signer } = await businessSigner({ transaction, businessId, config, clock });
    await registerDemoTills({ transaction, config, clock, taxAuthority, signer }, businessId, business);
    // Without past sales the business gets no past purchases either.
    if (config.TEZGA_DEMO_DAYS > 0) await addSupplyJob(transaction, business, clock.now());
  });
}

/** The e-invoice service refuses an e-invoice if its buyer is not registered. */
async function registerFirms(control: ControlApi, { trade }: DemoBusiness): Promise<void> {
  for (const { idType, idNumber, name, address, town } of demoClients[trade])
    if (idType === 'NUIS')
      await control.post('/taxpayers', { nuis: idNumber, name, address, town, vatFrom: '2020-01-01' });
}

/** An operator of the portal who is no employee yet, so that the form of a new employee offers one. */
const newcomer = { code: 'fk271rs604', name: 'Ilir Marku' };

/** The business as a taxpayer for the registry of the tax authority, with its business units and operators. */
async function taxpayerOf(transaction: Transaction, business: DemoBusiness): Promise<object> {
  const id = demoId(business.key);
  const units = await transaction.run(
    `select business_unit_code as code, name, address, city as town from tenant.shops
     where business_id = $1 and business_unit_code <> ''`,
    [id],
  );
  const operators = await transaction.run(
    `select operator_code as code, name from tenant.employees
     where business_id = $1 and operator_code is not null and deleted_at is null`,
    [id],
  );
  return {
    nuis: business.nipt,
    name: business.name,
    address: business.address,
    town: business.city,
    vatFrom: business.since,
    selfCare: { password: demoPassword },
    units: [...units],
    operators: [...operators, ...(business.key === 'market' ? [newcomer] : [])].map(({ code, name }) => {
      const [firstName = '', ...others] = String(name).split(' ');
      return { code, firstName, lastName: others.join(' ') || firstName };
    }),
  };
}
