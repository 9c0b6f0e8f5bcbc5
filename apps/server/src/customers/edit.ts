import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { customerContent } from './customer-content.ts';
import { holdToChange } from './store.ts';

/** A code left empty stays what it was. */
export const edit: Handler<typeof contract.customers.edit> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const { firstNumber, customers } = await holdToChange(transaction, businessId, [input.customerId], false);
  const [held] = customers;
  refuseUnless(held !== undefined, 'not-found');
  refuseUnless(held.updated_at.getTime() === Date.parse(input.updatedAt), 'changed-meanwhile');

  const content = customerContent(input, input.clientCode === '' ? held.code : input.clientCode);
  const store = changingStore(transaction, businessId);
  const updatedAt = await store.change(held.id, content, firstNumber, clock.now());
  context.note(`${content.name} (${content.code})`);
  return {
    updatedAt: updatedAt.toISOString(),
    message: context.phrasesIn[context.language].customers.edited,
  };
};
