import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { accountContent } from './account-content.ts';
import { changingStore } from './changing-store.ts';
import { accountsStore } from './store.ts';

export const add: Handler<typeof contract.accounts.add> = async (input, context) => {
  const { transaction, businessId, clock } = context;
  const now = clock.now();
  const id = newRecordId(now);
  await accountsStore(transaction, businessId).waitForTurn();
  const store = changingStore(transaction, businessId);
  if (input.isMain) await store.clearMain(id, now);
  await store.add(id, accountContent(input), now);
  context.note(`${input.bankName} ${input.IBAN}`);
  return { accountId: id };
};
