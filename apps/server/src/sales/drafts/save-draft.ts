import { contract, encoded } from '@tezga/contract';
import { documentReckoning, refuseUnless, tiranaDay } from '@tezga/domain';
import type { Handler } from '../../platform/http/context.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import { cartOf } from '../issue/cart-of.ts';
import { draftsStore } from './drafts-store.ts';
import { saleCircumstances } from '../issue/sale-circumstances.ts';

/** Saves a cart as a draft. Values that are present must be valid, but the cart may lack what an invoice requires. */
export const saveDraft: Handler<typeof contract.sales.keepDraft> = async (input, context) => {
  const { transaction, businessId, person, clock } = context;
  const { settings, customer } = await saleCircumstances(transaction, businessId, {
    ...input.cart,
    userId: person.id,
  });
  const now = clock.now();
  const rules = { isIssuerInVat: settings.isInVat, isCorrective: false, day: tiranaDay(now) };
  const { totals } = documentReckoning(cartOf(input.cart, customer), rules);
  const draft = {
    name: input.name,
    description: input.description,
    cart: encoded(contract.sales.quote.input, input.cart),
    total: totals.withVat,
    currency: input.cart.currency,
    updated_at: now,
  };
  context.note(input.name);
  const store = draftsStore(transaction, businessId);
  if (input._id !== undefined) {
    refuseUnless(await store.replace(input._id, draft), 'not-found');
    return { _id: input._id };
  }
  const id = newRecordId(now);
  await store.add({ ...draft, id, created_at: now, created_by: person.id, created_by_name: person.name });
  return { _id: id };
};
