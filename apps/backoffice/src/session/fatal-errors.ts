import { useSyncExternalStore } from 'react';

const reloadsKey = 'tezga-fatal-reloads';
const healthyAfterMs = 60_000;

let listed: readonly string[] = [];
const listeners = new Set<() => void>();

interface Surroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly reload: () => void;
}

const browser: Surroundings = {
  get storage() {
    return sessionStorage;
  },
  reload: () => location.reload(),
};

/**
 * The first fatal error reloads the page, which fixes most of them; later ones are listed, each message once.
 */
export function raiseFatal(message: string, { storage, reload }: Surroundings = browser): void {
  if (storage.getItem(reloadsKey) === null) {
    storage.setItem(reloadsKey, '1');
    reload();
    return;
  }
  if (listed.includes(message)) return;
  listed = [...listed, message];
  for (const listener of listeners) listener();
}

/**
 * Resets the reload counter after the page has worked for a while, so that the next fatal error may reload
 * again.
 */
export function allowReloadLater({ storage }: Surroundings = browser): () => void {
  const timer = setTimeout(() => storage.removeItem(reloadsKey), healthyAfterMs);
  return () => clearTimeout(timer);
}

export function useFatalErrors(): readonly string[] {
  return useSyncExternalStore(subscribe, fatalErrors);
}

export function fatalErrors(): readonly string[] {
  return listed;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
