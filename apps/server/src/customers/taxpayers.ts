import type { contract } from '@tezga/contract';
import { Refusal } from '@tezga/domain';
import { businessSigner } from '../certificates/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';

/** Short, because the user waits at a form and can also fill it in by hand. */
const timeoutMs = 10_000;

/**
 * Searches the register of the tax authority with the certificate of the business; no transaction is open meanwhile.
 */
export const taxpayers: FreeHandler<typeof contract.customers.taxpayers> = {
  async freely({ nipt, name }, context) {
    const { businessId, config, clock, taxAuthority } = context;
    const { signer } = await context.inTransaction((transaction) =>
      businessSigner({ transaction, businessId, config, clock }),
    );
    const Filter = nipt === undefined ? { Name: name ?? '' } : { Tin: nipt };
    const outcome = await taxAuthority.ask('einvoice', 'GetTaxpayers', { Filter }, { signer, timeoutMs });
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
