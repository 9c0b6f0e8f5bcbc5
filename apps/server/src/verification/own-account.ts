import type { SessionContext } from '../platform/http/context.ts';
import { accountsStore, type Account } from './accounts-store.ts';

/** The row of the signed-in user, locked until the transaction ends. */
export async function ownAccount({ transaction, person }: SessionContext): Promise<Account> {
  const account = await accountsStore(transaction).lock(person.id);
  if (account === null) throw new Error(`the user ${person.id} of an open session does not exist`);
  return account;
}
