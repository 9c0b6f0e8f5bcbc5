import { useSyncExternalStore } from 'react';

export const termsPath = '/terms';
export const helpPath = '/help';
export const firstStartPath = '/first-start';

/** The pages that need no sign-in. */
export function isPublicPath(path: string): boolean {
  return /^\/(forgot|mailbox|terms|help|first-start|[vr]\/[^/]+)$/.test(path);
}

/** The code of /r/CODE and /v/CODE; null for a malformed path. */
export function codeIn(path: string): string | null {
  try {
    return decodeURIComponent(path.slice('/r/'.length));
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** The current public path; null on the login page and on all pages after sign-in. */
export function usePublicPath(): string | null {
  return useSyncExternalStore(subscribe, () => (isPublicPath(location.pathname) ? location.pathname : null));
}

/** Navigates to a public page, or to the login page with `/`; public pages have no router. */
export function goTo(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  listeners.forEach((listener) => listener());
}
