import { contract } from '@tezga/contract';
import { call } from '../../../session/call.ts';
import { buyerOfCustomer } from './buyer-form.ts';
import type { CartForm } from './cart-form.ts';
import { newRecordId } from './new-record-id.ts';
import { formOfDraft } from './sale-request.ts';

/** A draft with all that was in it, and with who its customer is. */
export async function openDraft(id: string): Promise<CartForm> {
  const { draft } = await call(contract.sales.draft, { id });
  const { cart, name, description, total } = draft;
  const customer =
    cart.customerId === null
      ? null
      : buyerOfCustomer((await call(contract.customers.one, { id: cart.customerId })).customer);
  return formOfDraft({ draft: { id, name, description }, cart, customer, total }, newRecordId);
}
