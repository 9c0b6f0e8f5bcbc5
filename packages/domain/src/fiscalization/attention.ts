import { deadlineClock } from './deadline.ts';
import type { UntakenDocument } from './deadline-counts.ts';
import type { FiscalStatus } from '../sales/fiscal-status.ts';

export interface NotFiscalized extends UntakenDocument {
  readonly id: string;
  readonly status: FiscalStatus;
  /** The name of the last fault. */
  readonly fault: string | null;
}

/**
 * missed: past the deadline; refused: somebody must repair the document; pending: the server retries by
 * itself.
 */
export const attentionStates = ['missed', 'refused', 'pending'] as const;
export type AttentionState = (typeof attentionStates)[number];

export interface Attention {
  readonly state: AttentionState;
  /** The ids of the documents, shortest time left first. */
  readonly ids: readonly string[];
  /** The hours until the earliest deadline of these documents. */
  readonly hoursLeft: number;
  readonly fault: string | null;
}

/** Groups documents by what the users must do; missed documents that a user acknowledged are left out. */
export function attentionTo(notFiscalized: readonly NotFiscalized[], now: Date): Attention[] {
  const stated = notFiscalized
    .map((document) => ({ ...document, ...deadlineClock(document, now) }))
    .filter(({ state, seenAt }) => state !== 'missed' || seenAt === null)
    .toSorted((one, other) => one.deadline.getTime() - other.deadline.getTime());
  return attentionStates.flatMap((state) => {
    const group = stated.filter((document) => attentionStateOf(document) === state);
    const [first] = group;
    if (first === undefined) return [];
    return [{ state, ids: group.map(({ id }) => id), hoursLeft: first.hoursLeft, fault: first.fault }];
  });
}

function attentionStateOf({
  state,
  status,
}: {
  readonly state: string;
  readonly status: FiscalStatus;
}): AttentionState {
  if (state === 'missed') return 'missed';
  return status === 'error' ? 'refused' : 'pending';
}
