import type { BulkRowResult } from '@tezga/ui';

/** One part after the other, each as large as one call takes. */
export async function inParts(
  ids: readonly string[],
  atOnce: number,
  deed: (part: readonly string[]) => Promise<readonly BulkRowResult[]>,
): Promise<BulkRowResult[]> {
  const results: BulkRowResult[] = [];
  for (let start = 0; start < ids.length; start += atOnce)
    results.push(...(await deed(ids.slice(start, start + atOnce))));
  return results;
}

export const countDone = (results: readonly BulkRowResult[]): number => results.filter(({ ok }) => ok).length;
