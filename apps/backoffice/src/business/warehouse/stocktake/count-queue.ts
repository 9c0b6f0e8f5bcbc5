export interface QueuedCount {
  /** The idempotency key: a count that is sent again is added once. */
  readonly countId: string;
  readonly code: string;
  readonly quantity: number;
  readonly isRecount: boolean;
  readonly state: 'pending' | 'counted' | 'refused';
  /** The article with its counted sum, or the reason why the count was refused. */
  readonly result: string;
  /** The attempts that failed at the server; absent before the first one. */
  readonly failures?: number;
  /** The time of the next attempt after a failed one, in milliseconds. */
  readonly retryAtMs?: number;
}

/** The maximum number of counts on the screen. Counts that are not sent yet are never dropped. */
const shownMax = 50;

/** Whose counts of which stocktake a queue has: the counts of one user are neither shown to another nor sent by them. */
export interface QueueOf {
  readonly stocktakeId: string;
  readonly userId: string;
}

const queueKey = ({ stocktakeId, userId }: QueueOf): string => `tezga-counts-${stocktakeId}-${userId}`;

/** Adds a count at the top; a full queue drops the oldest counts that were already sent. */
export function withCount(queue: readonly QueuedCount[], added: QueuedCount): QueuedCount[] {
  return [added, ...queue].filter(({ state }, place) => state === 'pending' || place < shownMax);
}

export const withResult = (
  queue: readonly QueuedCount[],
  countId: string,
  result: Pick<QueuedCount, 'state' | 'result'>,
): QueuedCount[] => queue.map((count) => (count.countId === countId ? { ...count, ...result } : count));

/**
 * The count that is sent next: the oldest one, and counts that failed at the server after all others, when their
 * backoff is over. A count never overtakes an earlier one with its code, because a recount replaces those before it.
 */
export function nextToSend(queue: readonly QueuedCount[], nowMs: number): QueuedCount | undefined {
  const oldestFirst = queue.filter(({ state }) => state === 'pending').toReversed();
  return oldestFirst
    .filter(({ code }, place) => oldestFirst.findIndex((other) => other.code === code) === place)
    .filter(({ retryAtMs = 0 }) => retryAtMs <= nowMs)
    .toSorted((one, other) => (one.retryAtMs ?? 0) - (other.retryAtMs ?? 0))
    .at(0);
}

/** Whether a count failed at the server and is still in the queue. */
export const hasFailed = (queue: readonly QueuedCount[]): boolean =>
  queue.some(({ state, failures = 0 }) => state === 'pending' && failures > 0);

/** When the next failed count is due, in milliseconds; undefined if none waits. */
export function nextRetryAtMs(queue: readonly QueuedCount[], nowMs: number): number | undefined {
  const times = queue.flatMap(({ state, retryAtMs = 0 }) =>
    state === 'pending' && retryAtMs > nowMs ? [retryAtMs] : [],
  );
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Gives a count that failed at the server its backoff, so that the others are sent before it. */
export const withFailure = (queue: readonly QueuedCount[], countId: string, nowMs: number): QueuedCount[] =>
  queue.map((count) => {
    if (count.countId !== countId) return count;
    const failures = (count.failures ?? 0) + 1;
    return { ...count, failures, retryAtMs: nowMs + retryDelayMs(failures) };
  });

/** Ends the backoff of all counts. */
export const withoutBackoff = (queue: readonly QueuedCount[]): QueuedCount[] =>
  queue.map(({ retryAtMs: _retryAtMs, ...count }) => count);

const firstRetryMs = 2000;
const retryMsMax = 60_000;

/** The time until the next attempt, by the number of failed attempts in a row. */
export const retryDelayMs = (failures: number): number =>
  Math.min(firstRetryMs * 2 ** (failures - 1), retryMsMax);

type QueueStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Stores the queue, so that a reload, a closed phone or the end of the session loses no count. */
export function storeQueue(storage: QueueStorage, of: QueueOf, queue: readonly QueuedCount[]): void {
  storage.setItem(queueKey(of), JSON.stringify(queue));
}

export function readQueue(storage: QueueStorage, of: QueueOf): readonly QueuedCount[] {
  const text = storage.getItem(queueKey(of));
  // A reload tries every count at once, also if the clock of the phone has been set back.
  return text === null ? [] : withoutBackoff(JSON.parse(text) as QueuedCount[]);
}
