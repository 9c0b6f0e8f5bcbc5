import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { enterManagedBusiness } from '../businesses/index.ts';
import { findTaxpayers, searchSigner } from '../customers/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';

/** Short, because the user waits at a form and can also fill it in by hand. */
const timeoutMs = 10_000;

/** A search changes nothing, so it has no entry in the activity log. */
const actAs = () => undefined;

/**
 * Searches the register of the tax authority for a new business, which has no certificate yet; the request is signed
 * with the certificate of another business of the same admin. No transaction is open meanwhile.
 */
export const taxpayer: FreeHandler<typeof contract.managedBusinesses.taxpayer> = {
  async freely({ nipt }, context) {
    const { person, clock } = context;
    const signer = await context.inTransaction(async (transaction) => {
      const [row] = await transaction.run<{ readonly business_id: string | null }>(
        'select platform.business_with_certificate($1, $2) as business_id',
        [clock.now(), person.kind === 'SA' ? null : person.id],
      );
      const businessId = row?.business_id ?? null;
      refuseUnless(businessId !== null, 'no-managed-certificate');
      await enterManagedBusiness({ transaction, person, actAs }, businessId);
      return searchSigner(transaction, { ...context, businessId });
    });
    const found = await findTaxpayers(context, { Tin: nipt }, { signer, timeoutMs });
    const exact = found.find(({ Tin }) => Tin === nipt);
    return {
      taxpayer:
        exact === undefined
          ? null
          : { nipt: exact.Tin, name: exact.Name, address: exact.Address ?? '', town: exact.Town ?? '' },
    };
  },
};
