import { useSyncExternalStore } from 'react';

const tokenKey = 'access-token';

/**
 * The claims of a token about its session, not verified: the server relies on its row of the session, not on the
 * claims.
 */
export interface TokenFacts {
  readonly userId: string;
  readonly businessId: string | null;
  readonly app: 'backoffice' | 'sa';
}

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());
let isLeaving = false;

/** The token of this browser; all tabs share it and are notified of a change. */
export const tokenStore = {
  get: () => localStorage.getItem(tokenKey),
  set: (token: string) => {
    localStorage.setItem(tokenKey, token);
    notify();
  },
  clear: () => {
    localStorage.removeItem(tokenKey);
    notify();
  },
  /**
   * Like `clear`, but marks the page as leaving, so that it does not render the login page and lose drafts
   * before the reload.
   */
  leave: () => {
    isLeaving = true;
    tokenStore.clear();
  },
  isLeaving: () => isLeaving,
  subscribe: (listener: () => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === tokenKey || event.key === null) listener();
    };
    listeners.add(listener);
    addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', onStorage);
    };
  },
};

export function useToken(): string | null {
  return useSyncExternalStore(tokenStore.subscribe, tokenStore.get);
}

/** Null for a malformed token: the user must sign in again. */
export function factsOf(token: string | null): TokenFacts | null {
  const payload = token?.split('.')[1];
  if (payload === undefined) return null;
  try {
    const facts = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    >;
    const { sub, business, app } = facts;
    if (typeof sub !== 'string' || (app !== 'backoffice' && app !== 'sa')) return null;
    return { userId: sub, businessId: typeof business === 'string' ? business : null, app };
  } catch {
    // The stored text is not one of our tokens.
    return null;
  }
}
