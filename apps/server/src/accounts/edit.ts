import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { accountContent } from './account-content.ts';
import { changingStore } from './changing-store.ts';
import { accountsStore } from './store.ts';

export const edit: Handler<typeof contract.accounts.edit> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const accounts = accountsStore(transaction, businessId);
  await accounts.waitForTurn();
  const [held] = await accounts.hold([input.accountId]);
  refuseUnless(held !== undefined && held.deleted_at === null, 'not-found');
  refuseUnless(held.updated_at.getTime() === Date.parse(input.updatedAt), 'changed-meanwhile');

  const now = clock.now();
  const store = changingStore(transaction, businessId);
  if (input.isMain) await store.clearMain(held.id, now);
  const updatedAt = await store.change(held.id, accountContent(input), now);
  context.note(`${input.bankName} ${input.IBAN}`);
  return { updatedAt: updatedAt.toISOString() };
};
