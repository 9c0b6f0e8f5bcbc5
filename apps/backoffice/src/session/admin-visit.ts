import { access } from '@tezga/contract/access';
import { call } from './call.ts';
import { tokenStore } from './token.ts';

const key = 'tezga-admin-visit';

interface Visit {
  readonly token: string;
  readonly businessId: string;
}

/** The token of the admin in this tab, while the admin uses a session as an employee. */
export const adminVisit = {
  /** Stores the token of the admin before the call, because its reply replaces the token. */
  async begin(businessId: string, enter: () => Promise<unknown>): Promise<void> {
    const token = tokenStore.get();
    if (token === null) return;
    sessionStorage.setItem(key, JSON.stringify({ token, businessId } satisfies Visit));
    try {
      await enter();
    } catch (error) {
      sessionStorage.removeItem(key);
      throw error;
    }
  },

  current(): Visit | null {
    const stored = sessionStorage.getItem(key);
    return stored === null ? null : (JSON.parse(stored) as Visit);
  },

  /**
   * Signs out of the session as an employee and restores the admin's token. If the call fails, that session ends
   * together with the session of the admin.
   */
  async end({ token }: Visit): Promise<void> {
    await call(access.signOut, {}).catch(() => undefined);
    sessionStorage.removeItem(key);
    tokenStore.set(token);
  },
};
