import { contract } from '@tezga/contract';
import { businessLevel } from '@tezga/domain';
import { toast, usePhrases } from '@tezga/ui';
import { useMutation } from '@tanstack/react-query';
import { useShowFailure } from '../../../../kits/forms/use-show-failure.ts';
import { call } from '../../../../session/call.ts';
import { useSession } from '../../../../session/session-context.ts';
import type { BuyerForm } from '../cart-form.ts';
import type { ChangeCart } from '../use-cart.ts';
import { mayBeCustomer } from './buyer-form.ts';
import { useLocalCustomers } from '../../../customers/index.ts';

/** Saves the buyer of this invoice as a customer; issuing does not wait for it. */
export function useAddCustomer(change: ChangeCart) {
  const words = usePhrases().newInvoice.buyer;
  const showFailure = useShowFailure();
  const local = useLocalCustomers();
  const mayAdd = businessLevel(useSession().role, 'customers') === 'readWrite';
  const adding = useMutation({
    mutationFn: ({ customerId: _customerId, ...buyer }: BuyerForm) => call(contract.customers.add, buyer),
    onSuccess: ({ customerId }, { idNumber, name }) => {
      change((cart) =>
        cart.buyer?.idNumber === idNumber ? { ...cart, buyer: { ...cart.buyer, customerId } } : cart,
      );
      local.sync();
      toast.success(words.added(name));
    },
    onError: (error) => showFailure(words.notAdded, error),
  });
  const add = (buyer: BuyerForm) => {
    if (mayBeCustomer(buyer)) adding.mutate(buyer);
    else toast.warning({ title: words.notAdded, text: words.needsPlace });
  };
  return { mayAdd, add, isAdding: adding.isPending };
}
