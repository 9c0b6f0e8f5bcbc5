import { useSyncExternalStore } from 'react';

const tokenKey = 'access-token';

/** What a token says about its session; the server believes only its own row. */
export interface TokenFacts {
  readonly userId: string;
  readonly businessId: string | null;
  readonly app: 'backoffice' | 'sa';
}

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());
let isLeaving = false;

/** The token of this browser; all its tabs share it and hear of a change. */
export const tokenStore = {
  get: () => localStorage.getItem(tokenKey),
  set: (token: string) => {
    localStorage.setItem(tokenKey, token);
    tell();
  },
  clear: () => {
    localStorage.removeItem(tokenKey);
    tell();
  },
  /** As clearing, for a page that is about to be left: the door opens on the next one, where nobody's typing is lost. */
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

/** Null for a token that cannot be read: its owner has to sign in again. */
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
    // Whatever stands in the storage is not one of our tokens.
    return null;
  }
}
