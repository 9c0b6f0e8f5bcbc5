import type { LocalCustomer, Owner } from '@tezga/local-store';
import { deviceOf } from '../../../session/device.ts';
import { leaveForNow } from '../../../session/leave.ts';
import { languageInUse } from '../../../session/i18n.ts';
import { tokenStore } from '../../../session/token.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

declare const __APP_VERSION__: string;

/** The copy of the business's customers in this browser, for fast search. */
export interface LocalCustomers {
  /** Customers that match every typed word; empty until the first sync. */
  search(text: string, limit?: number): Promise<LocalCustomer[]>;
  /** Fetches changes from the server in the background. */
  sync(): void;
  /** Starts periodic syncing; the returned function stops it. */
  start(): () => void;
}

const nothing = () => undefined;

export const noLocalCustomers: LocalCustomers = {
  search: async () => [],
  sync: nothing,
  start: () => nothing,
};

const syncEveryMs = 3 * 60_000;
const resultsMax = 100;

type LogProblem = (message: Extract<FromWorker, { kind: 'problem' }>) => void;

interface Running extends Pick<LocalCustomers, 'search' | 'sync'> {
  stop(): void;
}

export function localCustomersOf(owner: Owner, logProblem: LogProblem): LocalCustomers {
  let running: Running | null = null;
  return {
    search: async (text, limit) => running?.search(text, limit) ?? [],
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

/** Runs in a web worker, so that the page stays responsive while thousands of customers are synced. */
function startWorker(owner: Owner, logProblem: LogProblem): Running {
  const worker = new Worker(new URL('customers-worker.ts', import.meta.url), { type: 'module' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's own
  const post = (message: ToWorker) => worker.postMessage(message);
  const waiting = new Map<number, (found: LocalCustomer[]) => void>();
  let lastId = 0;
  worker.addEventListener('message', ({ data: message }: MessageEvent<FromWorker>) => {
    if (message.kind === 'found') {
      waiting.get(message.id)?.(message.customers);
      waiting.delete(message.id);
    } else if (message.kind === 'problem') logProblem(message);
    else handle(message);
  });
  const device = { ...deviceOf(navigator.userAgent), appversion: __APP_VERSION__, language: languageInUse() };
  post({ kind: 'enter', owner, token: tokenStore.get(), device });
  const forgetToken = tokenStore.subscribe(() => post({ kind: 'token', token: tokenStore.get() }));
  const sync = () => post({ kind: 'sync' });
  const stopSyncing = syncPeriodically(sync);
  return {
    sync,
    search: (text, limit = resultsMax) => {
      if (text.trim() === '') return Promise.resolve([]);
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        post({ kind: 'search', id, text, limit });
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

function handle(message: Exclude<FromWorker, { kind: 'found' | 'problem' }>): void {
  switch (message.kind) {
    case 'signed-out':
      // A reply to a request of an earlier session must not end the current session.
      if (message.token === tokenStore.get()) leaveForNow(message.reason);
      return;
    case 'forget-value':
      localStorage.removeItem(message.key);
      return;
    case 'synced': {
      // A performance measure, for profiling slow pages.
      const { changed, tookMs } = message;
      const end = performance.now();
      performance.measure('customers-sync', { start: Math.max(0, end - tookMs), end, detail: { changed } });
    }
  }
}

/** Syncs after the page has loaded, when the tab becomes visible, and every few minutes while it is visible. */
function syncPeriodically(sync: () => void): () => void {
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
