import { contract, mayCall } from '@tezga/contract';
import { sellerRights, type SellerRights } from '@tezga/domain';
import { useSession } from '../../session/session-context.ts';

/** What the person at the screen may do in a sale; fields and buttons of the rest are not offered. */
export function useSaleRights(): SellerRights & { readonly mayCorrect: boolean } {
  const { role, facts } = useSession();
  const mayCorrect = mayCall(contract.sales.correct.access, { role, businessId: facts.businessId });
  return { ...sellerRights(role), mayCorrect };
}
