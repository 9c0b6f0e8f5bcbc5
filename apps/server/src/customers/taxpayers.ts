import type { contract } from '@tezga/contract';
import { Refusal } from '@tezga/domain';
import { businessSigner } from '../certificates/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';

/** Someone waits in front of a form, which can be filled in by hand as well. */
const patienceMs = 10_000;

/** Asks the register of the tax authority, in the name of the business; no transaction is held meanwhile. */
export const taxpayers: FreeHandler<typeof contract.customers.taxpayers> = {
  async freely({ nipt, name }, context) {
    const { businessId, config, clock, taxAuthority } = context;
    const { signer } = await context.inTransaction((transaction) =>
      businessSigner({ transaction, businessId, config, clock }),
    );
    const Filter = nipt === undefined ? { Name: name ?? '' } : { Tin: nipt };
    const outcome = await taxAuthority.ask(
      'einvoice',
      'GetTaxpayers',
      { Filter },
      { signer, timeoutMs: patienceMs },
    );
    if (outcome.kind === 'failure') {
      const { diagnosis } = outcome;
      if (diagnosis.canRepeat) throw new Refusal('tax-authority-unreachable');
      throw new Refusal('tax-authority-refused', { fault: diagnosis });
    }
    return {
      taxpayers: (outcome.value.Taxpayers.Taxpayer ?? []).map(({ Tin, Name, Address, Town, Country }) => ({
        nipt: Tin,
        name: Name,
        address: Address ?? '',
        town: Town ?? '',
        country: Country ?? '',
      })),
    };
  },
};
