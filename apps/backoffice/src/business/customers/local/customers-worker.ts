// Must be the first import, because schemas read this setting when they are created.
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

const post = (message: FromWorker) => postMessage(message);

/** Whether the sync stopped because another tab already did it, or because the user switched the business. */
const isExpected = (error: unknown) =>
  error instanceof LocalStoreError && (error.problem === 'overtaken' || error.problem === 'not-ours');

function log(error: unknown): void {
  if (isExpected(error)) return;
  const problem = error instanceof LocalStoreError ? error.problem : null;
  post({ kind: 'problem', problem, text: error instanceof Error ? error.message : String(error) });
}

async function openStore(): Promise<CustomerStore> {
  if (entered === null) throw new LocalStoreError('not-ours');
  const database = await openLocalDatabase('customer', {
    forgetValue: (key) => post({ kind: 'forget-value', key }),
    onClosed: () => (opening = null),
  });
  return new CustomerStore(database, entered.owner);
}

function theStore(): Promise<CustomerStore> {
  if (opening === null) {
    const opened = openStore();
    opening = opened;
    // After a failure the next call tries to open the store again.
    opened.catch(() => (opening = opening === opened ? null : opening));
  }
  return opening;
}

const homes = new Map<string, string>();

const call = createClient({
  baseAddress: (service) => homes.get(service) ?? '',
  onBaseAddress: (service, address) => homes.set(service, address),
  // Only the page renews the token.
  token: { get: () => token, set: () => undefined },
  device: () => entered?.device ?? { os: '', browser: '', appversion: '', language: '' },
  onSignedOut: (error) => post({ kind: 'signed-out', token, reason: error.message }),
  sentences: (code) => code,
});

async function follow(): Promise<void> {
  const began = performance.now();
  const changed = await syncCustomers({
    store: await theStore(),
    fetchChanges: (after) => call(customers.changes, after === null ? {} : { customersTimestamp: after }),
  });
  post({ kind: 'synced', changed, tookMs: performance.now() - began });
}

/**
 * A Web Lock serialises the sync of several tabs, so that changes are not fetched twice; insecure origins have no
 * locks.
 */
const sync = oneAtATime(async () => {
  try {
    await ('locks' in navigator ? navigator.locks.request('tezga-customers', follow) : follow());
  } catch (error) {
    log(error);
  }
});

async function search({ id, text, limit }: Extract<ToWorker, { kind: 'search' }>): Promise<void> {
  const found = await emptyWhenBroken(async () => (await theStore()).search(text, limit), log);
  post({ kind: 'found', id, customers: found });
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
