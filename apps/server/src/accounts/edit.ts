import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { afterEdit, refuseIfChanged } from '../platform/edits.ts';
import type { Handler } from '../platform/http/context.ts';
import { accountContent, accountInput } from './account-content.ts';
import { changingStore } from './changing-store.ts';
import { accountsStore } from './store.ts';

export const edit: Handler<typeof contract.accounts.edit> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const accounts = accountsStore(transaction, businessId);
  await accounts.waitForTurn();
  const [held] = await accounts.hold([input.accountId]);
  refuseUnless(held !== undefined && held.deleted_at === null, 'not-found');
  refuseIfChanged(held.updated_at, input.updatedAt);
  const after = afterEdit(accountInput(held), input);

  const now = clock.now();
  const store = changingStore(transaction, businessId);
  if (after.isMain) await store.clearMain(held.id, now);
  const updatedAt = await store.change(held.id, accountContent(after), now);
  context.note(`${after.bankName} ${after.IBAN}`);
  return { updatedAt: updatedAt.toISOString() };
};
