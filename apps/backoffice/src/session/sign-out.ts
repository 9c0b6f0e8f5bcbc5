import { access } from '@tezga/contract/access';
import { call } from './call.ts';
import { tokenStore } from './token.ts';

// Theme and language belong to the browser, not to the session.
const kept = /^tezga-(color-scheme|language)$/;

/** Ends the session here and on the server; without a network it ends here, and there when it expires. */
export async function signOut(): Promise<void> {
  await call(access.signOut, {}).catch(() => undefined);
  for (const key of Object.keys(localStorage)) if (!kept.test(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  tokenStore.clear();
  location.assign('/');
}
