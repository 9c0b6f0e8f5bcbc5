import type { contract } from '@tezga/contract';
import type { FreeHandler } from '../platform/http/context.ts';
import { findTaxpayers, searchSigner } from './find-taxpayers.ts';

/** Short, because the user waits at a form and can also fill it in by hand. */
const timeoutMs = 10_000;

/**
 * Searches the register of the tax authority with the certificate of the business; no transaction is open meanwhile.
 */
export const taxpayers: FreeHandler<typeof contract.customers.taxpayers> = {
  async freely({ nipt, name }, context) {
    const signer = await context.inTransaction((transaction) => searchSigner(transaction, context));
    const filter = nipt === undefined ? { Name: name ?? '' } : { Tin: nipt };
    const found = await findTaxpayers(context, filter, { signer, timeoutMs });
    return {
      taxpayers: found.map(({ Tin, Name, Address, Town, Country }) => ({
        nipt: Tin,
        name: Name,
        address: Address ?? '',
        town: Town ?? '',
        country: Country ?? '',
      })),
    };
  },
};
