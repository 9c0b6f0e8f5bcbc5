export interface QueuedCount {
  /** The idempotency key: a count that is sent again is added once. */
  readonly countId: string;
  readonly code: string;
  readonly quantity: number;
  readonly isRecount: boolean;
  readonly state: 'pending' | 'counted' | 'refused';
  /** The article with its counted sum, or the reason why the count was refused. */
  readonly result: string;
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

/** The oldest count that is not sent yet. */
export const nextToSend = (queue: readonly QueuedCount[]): QueuedCount | undefined =>
  queue.findLast(({ state }) => state === 'pending');

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
  return text === null ? [] : (JSON.parse(text) as QueuedCount[]);
}
