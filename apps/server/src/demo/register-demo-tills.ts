import type { Signer } from '@tezga/fiscal';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { TaxAuthority } from '../platform/tax-authority/tax-authority.ts';
import { registerTill } from '../tills/index.ts';
import type { DemoBusiness } from './people.ts';

interface Registering {
  readonly transaction: Transaction;
  readonly config: Config;
  readonly clock: Clock;
  readonly taxAuthority: TaxAuthority;
  readonly signer: Signer;
}

/** Registers the tills with the tax authority and replaces their invented codes by the returned ones. */
export async function registerDemoTills(
  { transaction, config, clock, taxAuthority, signer }: Registering,
  businessId: string,
  { nipt }: DemoBusiness,
): Promise<void> {
  const tills = await transaction.run(
    `select till.id, till.name, shop.business_unit_code as unit from tenant.tills till
     join tenant.shops shop on shop.business_id = till.business_id and shop.id = till.shop_id
     where till.business_id = $1 and shop.business_unit_code <> '' order by till.id`,
    [businessId],
  );
  for (const { id, name, unit } of tills) {
    const outcome = await registerTill(
      { taxAuthority, signer, clock },
      {
        nuis: nipt,
        businessUnitCode: String(unit),
        name: String(name),
        softwareCode: config.SOFTWARE_CODE,
        maintainerCode: config.MAINTAINER_CODE,
      },
    );
    if (outcome.kind === 'failure') throw new Error(`a till was refused: ${JSON.stringify(outcome.failure)}`);
    await transaction.run('update tenant.tills set tcr_code = $3 where business_id = $1 and id = $2', [
      businessId,
      id,
      outcome.value.TCRCode,
    ]);
  }
}
