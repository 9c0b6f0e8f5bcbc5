import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { enterManagedBusiness } from '../businesses/index.ts';
import { findTaxpayers, searchSigner } from '../customers/index.ts';
import type { FreeHandler } from '../platform/http/context.ts';

/** A short timeout: the user waits at a form that can also be filled in by hand. */
const timeoutMs = 10_000;

/** A search changes nothing, so it has no entry in the activity log. */
const actAs = () => undefined;

/**
 * Looks up a new business in the register of the tax authority. The new business has no certificate yet, so the
 * request is signed with that of another business of the same admin. No transaction is open during the request.
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
