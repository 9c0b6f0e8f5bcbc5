// First, because schemas look at it when they are made.
import '../../../session/schemas-without-eval.ts';
import { createClient } from '@tezga/contract/client';
import { customers } from '@tezga/contract/customers';
import { CustomerStore, emptyWhenBroken, LocalStoreError, openLocalDatabase } from '@tezga/local-store';
import { oneAtATime } from './one-at-a-time.ts';
import { syncCustomers } from './sync-customers.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

type Entered = Extract<ToWorker, { kind: 'enter' }>;

let entered: Entered | null = null;
let token: string | null = null;
let opening: Promise<CustomerStore> | null = null;

const tell = (message: FromWorker) => postMessage(message);

/** Of two tabs one was quicker, or the business has changed: neither is a fault. */
const isNothingWrong = (error: unknown) =>
  error instanceof LocalStoreError && (error.problem === 'overtaken' || error.problem === 'not-ours');

function log(error: unknown): void {
  if (isNothingWrong(error)) return;
  const problem = error instanceof LocalStoreError ? error.problem : null;
  tell({ kind: 'problem', problem, text: error instanceof Error ? error.message : String(error) });
}

async function openStore(): Promise<CustomerStore> {
  if (entered === null) throw new LocalStoreError('not-ours');
  const database = await openLocalDatabase('customer', {
    forgetValue: (key) => tell({ kind: 'forget-value', key }),
    onClosed: () => (opening = null),
  });
  return new CustomerStore(database, entered.owner);
}

function theStore(): Promise<CustomerStore> {
  if (opening === null) {
    const opened = openStore();
    opening = opened;
    // What could not be opened may be opened later.
    opened.catch(() => (opening = opening === opened ? null : opening));
  }
  return opening;
}

const homes = new Map<string, string>();

const call = createClient({
  baseAddress: (service) => homes.get(service) ?? '',
  onBaseAddress: (service, address) => homes.set(service, address),
  // Only the page takes new tokens.
  token: { get: () => token, set: () => undefined },
  device: () => entered?.device ?? { os: '', browser: '', appversion: '', language: '' },
  onSignedOut: (error) => tell({ kind: 'signed-out', token, reason: error.message }),
  sentences: (code) => code,
});

async function follow(): Promise<void> {
  const began = performance.now();
  const changed = await syncCustomers({
    store: await theStore(),
    ask: (after) => call(customers.changes, after === null ? {} : { customersTimestamp: after }),
  });
  tell({ kind: 'synced', changed, tookMs: performance.now() - began });
}

/** Tabs take turns, so that the same changes are not fetched twice; without a secure origin there are no locks. */
const sync = oneAtATime(async () => {
  try {
    await ('locks' in navigator ? navigator.locks.request('tezga-customers', follow) : follow());
  } catch (error) {
    log(error);
  }
});

async function search({ id, text, most }: Extract<ToWorker, { kind: 'search' }>): Promise<void> {
  const found = await emptyWhenBroken(async () => (await theStore()).search(text, most), log);
  tell({ kind: 'found', id, customers: found });
}

addEventListener('message', ({ data: message }: MessageEvent<ToWorker>) => {
  switch (message.kind) {
    case 'enter':
      entered = message;
      token = message.token;
      return;
    case 'token':
      token = message.token;
      return;
    case 'sync':
      void sync();
      return;
    case 'search':
      void search(message);
  }
});
