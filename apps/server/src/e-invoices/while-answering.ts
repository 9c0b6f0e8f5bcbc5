import { refuseUnless } from '@tezga/domain';

/** The time in which a call may answer e-invoices. */
export interface Turn {
  /** When nobody waits any more. */
  readonly until: number;
}

/** A call holds its transaction while it asks the central platform, so few do so at once and none for long. */
const turnsMost = 3;
const patienceMs = 40_000;
let turns = 0;

/**
 * Whoever answers e-invoices takes a turn first, before waiting for anything that another holds: those beyond are refused
 * at once, so that answers that take long never take all connections to the database.
 */
export async function whileAnswering<Value>(work: (turn: Turn) => Promise<Value>): Promise<Value> {
  refuseUnless(turns < turnsMost, 'too-many-requests');
  turns += 1;
  try {
    return await work({ until: Date.now() + patienceMs });
  } finally {
    turns -= 1;
  }
}
