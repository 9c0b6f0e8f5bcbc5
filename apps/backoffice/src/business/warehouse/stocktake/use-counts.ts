import { contract, decoded, figure } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { formatQuantity } from '@tezga/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { isInDoubt } from '../../../kits/forms/in-doubt.ts';
import { newRecordId } from '../../../kits/forms/new-record-id.ts';
import { call } from '../../../session/call.ts';
import { nextToSend, readQueue, storeQueue, withCount, withResult, type QueuedCount } from './count-queue.ts';

/** The counts made on this device, sent one at a time; a count without a reply stays in the queue and is retried. */
export function useCounts(stocktakeId: string) {
  const [queue, setQueue] = useState(() => readQueue(localStorage, stocktakeId));
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => storeQueue(localStorage, stocktakeId, queue), [stocktakeId, queue]);
  const next = nextToSend(queue);
  const send = useEffectEvent(async (count: QueuedCount) => {
    const { countId, code, quantity, isRecount } = count;
    const input = { stocktakeId, countId, code, quantity: decoded(figure.quantity, quantity), isRecount };
    try {
      const { article, counted } = await call(contract.warehouse.countStock, input);
      const result = `${article.name}: ${formatQuantity(counted)} ${article.unit}`;
      setQueue((now) => withResult(now, countId, { state: 'counted', result }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (isInDoubt(error)) setWaiting(true);
      else setQueue((now) => withResult(now, countId, { state: 'refused', result: error.message }));
    }
  });
  const nextId = next?.countId;
  useEffect(() => {
    if (next !== undefined && !isWaiting) void send(next);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a count is sent once, not at each change of the queue
  }, [nextId, isWaiting]);
  useEffect(() => {
    const listening = new AbortController();
    globalThis.addEventListener('online', () => setWaiting(false), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  const add = (count: Pick<QueuedCount, 'code' | 'quantity' | 'isRecount'>) => {
    setWaiting(false);
    setQueue((now) => withCount(now, { ...count, countId: newRecordId(), state: 'pending', result: '' }));
  };
  return { queue, isWaiting, add, retry: () => setWaiting(false) };
}
