import { contract, mayCall } from '@tezga/contract';
import { sellerRights, type SellerRights } from '@tezga/domain';
import { useSession } from '../../session/session-context.ts';

/** The rights of the user in a sale; fields and buttons without a right are not shown. */
export function useSaleRights(): SellerRights & { readonly mayCorrect: boolean } {
  const { role, facts } = useSession();
  const mayCorrect = mayCall(contract.sales.correct.access, { role, businessId: facts.businessId });
  return { ...sellerRights(role), mayCorrect };
}
