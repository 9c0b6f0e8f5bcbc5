import { contract, decoded, figure } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { formatQuantity } from '@tezga/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { newRecordId } from '../../../kits/forms/new-record-id.ts';
import { call } from '../../../session/call.ts';
import { useSession } from '../../../session/session-context.ts';
import {
  hasFailed,
  nextRetryAtMs,
  nextToSend,
  readQueue,
  retryDelayMs,
  storeQueue,
  withCount,
  withFailure,
  withoutBackoff,
  withResult,
  type QueuedCount,
} from './count-queue.ts';

const { countStock } = contract.warehouse;

/** The refusals of a count itself, or of the permission to count. After any other error the count is sent again. */
const finalCodes: ReadonlySet<string> = new Set([...countStock.refusals, 'invalid-input', 'not-permitted']);

/**
 * The counts made on this device, sent one at a time. A count that fails stays in the queue and is retried: if the
 * server fails (5xx), the other counts are sent before it; after any other error all of them wait.
 */
export function useCounts(stocktakeId: string) {
  const { userId } = useSession().facts;
  const [queue, setQueue] = useState(() => readQueue(localStorage, { stocktakeId, userId }));
  const [isSending, setSending] = useState(false);
  const pause = usePause();
  const { nowMs, tick } = useBackoffs(queue);
  useEffect(() => storeQueue(localStorage, { stocktakeId, userId }, queue), [stocktakeId, userId, queue]);
  const next = nextToSend(queue, nowMs);
  const end = (countId: string, result: Pick<QueuedCount, 'state' | 'result'>) => {
    pause.reset();
    setQueue((now) => withResult(now, countId, result));
  };
  const send = useEffectEvent(async (count: QueuedCount) => {
    const { countId, code, quantity, isRecount } = count;
    setSending(true);
    const input = { stocktakeId, countId, code, quantity: decoded(figure.quantity, quantity), isRecount };
    try {
      const { article, counted } = await call(countStock, input);
      end(countId, {
        state: 'counted',
        result: `${article.name}: ${formatQuantity(counted)} ${article.unit}`,
      });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (finalCodes.has(error.code)) end(countId, { state: 'refused', result: error.message });
      else if (error.status >= 500) {
        const failedAtMs = tick();
        setQueue((now) => withFailure(now, countId, failedAtMs));
      } else pause.begin();
    }
    setSending(false);
  });
  const nextId = next?.countId;
  useEffect(() => {
    if (next !== undefined && !pause.isPaused && !isSending) void send(next);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a count is sent once, not at each change of the queue
  }, [nextId, pause.isPaused, isSending]);
  const add = (count: Pick<QueuedCount, 'code' | 'quantity' | 'isRecount'>) => {
    pause.end();
    setQueue((now) => withCount(now, { ...count, countId: newRecordId(), state: 'pending', result: '' }));
  };
  const retry = () => {
    pause.end();
    setQueue(withoutBackoff);
  };
  return { queue, isWaiting: pause.failures > 0 || hasFailed(queue), add, retry };
}

/** A pause of all counts, longer after each failed attempt in a row; it ends early if the phone is online again. */
function usePause() {
  const [failures, setFailures] = useState(0);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (!isPaused) return undefined;
    const timer = setTimeout(() => setPaused(false), retryDelayMs(failures));
    return () => clearTimeout(timer);
  }, [isPaused, failures]);
  useEffect(() => {
    const listening = new AbortController();
    globalThis.addEventListener('online', () => setPaused(false), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return {
    isPaused,
    failures,
    begin: () => {
      setFailures((now) => now + 1);
      setPaused(true);
    },
    end: () => setPaused(false),
    reset: () => setFailures(0),
  };
}

/** The time with which the backoffs of single counts are compared; it advances when one of them is over. */
function useBackoffs(queue: readonly QueuedCount[]) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const dueAtMs = nextRetryAtMs(queue, nowMs);
  useEffect(() => {
    if (dueAtMs === undefined) return undefined;
    const timer = setTimeout(() => setNowMs(dueAtMs), dueAtMs - Date.now());
    return () => clearTimeout(timer);
  }, [dueAtMs]);
  const tick = () => {
    const now = Date.now();
    setNowMs(now);
    return now;
  };
  return { nowMs, tick };
}
