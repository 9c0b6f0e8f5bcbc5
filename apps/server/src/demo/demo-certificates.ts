import type { Logger } from 'pino';
import { storeKeyFile } from '../certificates/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Pool } from '../platform/database/pool.ts';
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import { personId } from './add-person.ts';
import { openControlApi, type ControlApi } from './control-api.ts';
import { demoId } from './demo-id.ts';
import { demoBusinesses, demoPassword, type DemoBusiness } from './people.ts';

interface Giving {
  readonly pool: Pool;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Makes the invented businesses known to the stand-in of the tax authority and gives them certificates of its. */
export async function giveDemoCertificates(giving: Giving): Promise<void> {
  const { pool, config, log } = giving;
  const lacking = await inTransaction(pool, (transaction) => withoutCertificate(transaction), {
    kind: 'reading',
  });
  if (lacking.length === 0) return;
  try {
    const control = await openControlApi(config.TAX_AUTHORITY_URL);
    for (const business of lacking) await giveCertificate(giving, control, business);
  } catch (error) {
    // The demonstration is of use without them too, and the next start tries again.
    log.warn({ err: error }, 'the demonstration has no certificates');
  }
}

async function withoutCertificate(transaction: Transaction): Promise<DemoBusiness[]> {
  const lacking: DemoBusiness[] = [];
  for (const business of demoBusinesses) {
    await enter(transaction, business);
    const [good] = await transaction.run(
      `select 1 from tenant.certificates
       where business_id = $1 and replaced_at is null and not_after > now() + interval '31 days'`,
      [demoId(business.key)],
    );
    if (good === undefined) lacking.push(business);
  }
  return lacking;
}

const enter = (transaction: Transaction, { key }: DemoBusiness) =>
  transaction.run(`select set_config('tezga.business_id', $1, true)`, [demoId(key)]);

async function giveCertificate(giving: Giving, control: ControlApi, business: DemoBusiness): Promise<void> {
  const { pool, config, clock } = giving;
  await inTransaction(pool, async (transaction) => {
    await enter(transaction, business);
    await control.post('/taxpayers', await taxpayerOf(transaction, business));
    const asked = { nuis: business.nipt, password: demoPassword };
    const { p12 } = await control.post('/certificates', asked);
    const person = { id: personId(business.owner), name: business.owner.name };
    const file = { p12: String(p12), password: demoPassword, name: `${business.key}.p12` };
    await storeKeyFile({ transaction, config, clock, person }, demoId(business.key), file);
  });
}

/** The business as the register of the tax authority knows it, with its places and operators. */
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
    units: [...units],
    operators: [...operators].map(({ code, name }) => {
      const [firstName = '', ...others] = String(name).split(' ');
      return { code, firstName, lastName: others.join(' ') || firstName };
    }),
  };
}
