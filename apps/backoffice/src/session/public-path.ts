import { useSyncExternalStore } from 'react';

/** The pages that stand before the door: open to everyone, signed in or not. */
export function isPublicPath(path: string): boolean {
  return /^\/(forgot|mailbox|[vr]\/[^/]+)$/.test(path);
}

/** Of /r/CODE and /v/CODE; null for an address that no browser of ours has written. */
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

/** Where someone stands before the door; null for every address of the login page and behind it. */
export function usePublicPath(): string | null {
  return useSyncExternalStore(subscribe, () => (isPublicPath(location.pathname) ? location.pathname : null));
}

/** Goes to a page before the door, or with `/` to the door itself; there is no router out here. */
export function goTo(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  listeners.forEach((listener) => listener());
}
