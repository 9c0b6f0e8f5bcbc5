import type { BulkRowResult } from '@tezga/ui';

/** Runs batches one after the other, each as large as one call accepts. */
export async function inParts(
  ids: readonly string[],
  atOnce: number,
  run: (part: readonly string[]) => Promise<readonly BulkRowResult[]>,
): Promise<BulkRowResult[]> {
  const results: BulkRowResult[] = [];
  for (let start = 0; start < ids.length; start += atOnce)
    results.push(...(await run(ids.slice(start, start + atOnce))));
  return results;
}

export const countDone = (results: readonly BulkRowResult[]): number => results.filter(({ ok }) => ok).length;
