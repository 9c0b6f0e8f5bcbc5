import { contract, mayCall } from '@tezga/contract';
import { useSession } from '../../../../session/session-context.ts';

/** Whether the role may record a payment with an invoice. */
export function useMayPayWithSale(): boolean {
  const { role, facts } = useSession();
  return mayCall(contract.payments.payWithSale.access, { role, businessId: facts.businessId });
}
