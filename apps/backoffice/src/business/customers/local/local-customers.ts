import type { LocalCustomer, Owner } from '@tezga/local-store';
import { deviceOf } from '../../../session/device.ts';
import { leaveForNow } from '../../../session/leave.ts';
import { languageInUse } from '../../../session/i18n.ts';
import { tokenStore } from '../../../session/token.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

declare const __APP_VERSION__: string;

/** The customers of the business, as this browser knows them. */
export interface LocalCustomers {
  /** Those with a word for each word typed; empty where nothing is known yet. */
  search(text: string, most?: number): Promise<LocalCustomer[]>;
  /** Asks the server what has changed; done in the background. */
  sync(): void;
  /** Begins to follow the changes, until what it gives is called. */
  start(): () => void;
}

const nothing = () => undefined;

export const noLocalCustomers: LocalCustomers = {
  search: async () => [],
  sync: nothing,
  start: () => nothing,
};

const syncEveryMs = 3 * 60_000;
const foundMost = 100;

type LogProblem = (message: Extract<FromWorker, { kind: 'problem' }>) => void;

interface Running extends Pick<LocalCustomers, 'search' | 'sync'> {
  stop(): void;
}

export function localCustomersOf(owner: Owner, logProblem: LogProblem): LocalCustomers {
  let running: Running | null = null;
  return {
    search: async (text, most) => running?.search(text, most) ?? [],
    sync: () => running?.sync(),
    start: () => {
      const begun = startWorker(owner, logProblem);
      running = begun;
      return () => {
        begun.stop();
        if (running === begun) running = null;
      };
    },
  };
}

/** A worker holds the copy, so that the page stays smooth while thousands arrive. */
function startWorker(owner: Owner, logProblem: LogProblem): Running {
  const worker = new Worker(new URL('customers-worker.ts', import.meta.url), { type: 'module' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's own
  const tell = (message: ToWorker) => worker.postMessage(message);
  const waiting = new Map<number, (found: LocalCustomer[]) => void>();
  let lastId = 0;
  worker.addEventListener('message', ({ data: message }: MessageEvent<FromWorker>) => {
    if (message.kind === 'found') {
      waiting.get(message.id)?.(message.customers);
      waiting.delete(message.id);
    } else if (message.kind === 'problem') logProblem(message);
    else heed(message);
  });
  const device = { ...deviceOf(navigator.userAgent), appversion: __APP_VERSION__, language: languageInUse() };
  tell({ kind: 'enter', owner, token: tokenStore.get(), device });
  const forgetToken = tokenStore.subscribe(() => tell({ kind: 'token', token: tokenStore.get() }));
  const sync = () => tell({ kind: 'sync' });
  const stopSyncing = keepSyncing(sync);
  return {
    sync,
    search: (text, most = foundMost) => {
      if (text.trim() === '') return Promise.resolve([]);
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        tell({ kind: 'search', id, text, most });
      });
    },
    stop: () => {
      stopSyncing();
      forgetToken();
      worker.terminate();
      for (const answer of waiting.values()) answer([]);
    },
  };
}

function heed(message: Exclude<FromWorker, { kind: 'found' | 'problem' }>): void {
  switch (message.kind) {
    case 'signed-out':
      // An answer to the session before this one must not end the new one.
      if (message.token === tokenStore.get()) leaveForNow(message.reason);
      return;
    case 'forget-value':
      localStorage.removeItem(message.key);
      return;
    case 'synced': {
      // For whoever looks why a page is slow.
      const { changed, tookMs } = message;
      const end = performance.now();
      performance.measure('customers-sync', { start: Math.max(0, end - tookMs), end, detail: { changed } });
    }
  }
}

/** When the page has calmed down, when someone comes back to it, and every few minutes while it is looked at. */
function keepSyncing(sync: () => void): () => void {
  const syncIfSeen = () => {
    if (document.visibilityState === 'visible') sync();
  };
  const first = setTimeout(sync, 500);
  const timer = setInterval(syncIfSeen, syncEveryMs);
  addEventListener('focus', syncIfSeen);
  document.addEventListener('visibilitychange', syncIfSeen);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    removeEventListener('focus', syncIfSeen);
    document.removeEventListener('visibilitychange', syncIfSeen);
  };
}
