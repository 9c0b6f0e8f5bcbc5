import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { changingStore } from './changing-store.ts';
import { customerContent } from './customer-content.ts';
import { lockToChange } from './store.ts';

/** An empty code keeps the current code. */
export const edit: Handler<typeof contract.customers.edit> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const { firstNumber, customers } = await lockToChange(transaction, businessId, [input.customerId], false);
  const [locked] = customers;
  refuseUnless(locked !== undefined, 'not-found');
  refuseUnless(locked.updated_at.getTime() === Date.parse(input.updatedAt), 'changed-meanwhile');

  const content = customerContent(input, input.clientCode === '' ? locked.code : input.clientCode);
  const store = changingStore(transaction, businessId);
  const updatedAt = await store.change(locked.id, content, firstNumber, clock.now());
  context.note(`${content.name} (${content.code})`);
  return {
    updatedAt: updatedAt.toISOString(),
    message: context.phrasesIn[context.language].customers.edited,
  };
};
