/**
 * Batches requests: ids requested in the same microtask go into one call, up to batchMax. An id that the reply does
 * not contain resolves to null.
 */
export function batchRequests<Value>(
  request: (ids: string[]) => Promise<ReadonlyMap<string, Value>>,
  batchMax: number,
): (id: string) => Promise<Value | null> {
  let waiting: { ids: Set<string>; answer: Promise<ReadonlyMap<string, Value>> } | null = null;
  const begin = () => {
    const ids = new Set<string>();
    const answer = Promise.resolve().then(() => {
      waiting = null;
      return request([...ids]);
    });
    return { ids, answer };
  };
  return async (id) => {
    if (waiting === null || waiting.ids.size >= batchMax) waiting = begin();
    waiting.ids.add(id);
    return (await waiting.answer).get(id) ?? null;
  };
}
