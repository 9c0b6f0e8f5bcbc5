import type { SessionContext } from '../platform/http/context.ts';
import { accountsStore, type Account } from './accounts-store.ts';

/** The account of the person signed in, locked until the call is done. */
export async function ownAccount({ transaction, person }: SessionContext): Promise<Account> {
  const account = await accountsStore(transaction).lock(person.id);
  if (account === null) throw new Error(`the account ${person.id} of an open session is gone`);
  return account;
}
