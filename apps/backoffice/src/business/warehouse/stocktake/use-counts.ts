import { contract, decoded, figure } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { formatQuantity } from '@tezga/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { newRecordId } from '../../../kits/forms/new-record-id.ts';
import { call } from '../../../session/call.ts';
import { useSession } from '../../../session/session-context.ts';
import {
  nextToSend,
  readQueue,
  retryDelayMs,
  storeQueue,
  withCount,
  withResult,
  type QueuedCount,
} from './count-queue.ts';

const { countStock } = contract.warehouse;

/** The refusals of a count itself. After any other error the count is sent again. */
const finalCodes: ReadonlySet<string> = new Set([...countStock.refusals, 'invalid-input']);

/** The counts made on this device, sent one at a time; a count that fails stays in the queue and is retried. */
export function useCounts(stocktakeId: string) {
  const { userId } = useSession().facts;
  const [queue, setQueue] = useState(() => readQueue(localStorage, { stocktakeId, userId }));
  /** The failed attempts in a row. */
  const [failures, setFailures] = useState(0);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => storeQueue(localStorage, { stocktakeId, userId }, queue), [stocktakeId, userId, queue]);
  const next = nextToSend(queue);
  const end = (countId: string, result: Pick<QueuedCount, 'state' | 'result'>) => {
    setFailures(0);
    setQueue((now) => withResult(now, countId, result));
  };
  const send = useEffectEvent(async (count: QueuedCount) => {
    const { countId, code, quantity, isRecount } = count;
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
      else {
        setFailures((now) => now + 1);
        setPaused(true);
      }
    }
  });
  const nextId = next?.countId;
  useEffect(() => {
    if (next !== undefined && !isPaused) void send(next);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a count is sent once, not at each change of the queue
  }, [nextId, isPaused]);
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
  const add = (count: Pick<QueuedCount, 'code' | 'quantity' | 'isRecount'>) => {
    setPaused(false);
    setQueue((now) => withCount(now, { ...count, countId: newRecordId(), state: 'pending', result: '' }));
  };
  return { queue, isWaiting: failures > 0, add, retry: () => setPaused(false) };
}
