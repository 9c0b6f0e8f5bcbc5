import { access } from '@tezga/contract/access';
import { call } from './call.ts';
import { leave } from './leave.ts';

/** Ends the session here and on the server; without a network the server's session ends when it expires. */
export async function signOut(): Promise<void> {
  await call(access.signOut, {}).catch(() => undefined);
  leave();
}
