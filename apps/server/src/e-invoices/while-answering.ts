import { refuseUnless } from '@tezga/domain';

/** The time limit of a call that accepts or refuses e-invoices. */
export interface Turn {
  /** Timestamp in milliseconds after which the caller has given up. */
  readonly until: number;
}

/**
 * Concurrency limit: a call that accepts or refuses e-invoices has an open transaction during its requests to
 * the central platform.
 */
const callsMax = 3;
const callTimeoutMs = 40_000;
let runningCalls = 0;

/**
 * Limits the number of concurrent calls that accept or refuse e-invoices, before they wait for any lock. Calls beyond
 * the limit are refused at once, so that slow responses do not use up the connection pool.
 */
export async function whileAnswering<Value>(work: (turn: Turn) => Promise<Value>): Promise<Value> {
  refuseUnless(runningCalls < callsMax, 'too-many-requests');
  runningCalls += 1;
  try {
    return await work({ until: Date.now() + callTimeoutMs });
  } finally {
    runningCalls -= 1;
  }
}
