import { formatCount, toast, type FetchPage } from '@tezga/ui';

interface Words {
  readonly exportCutTitle: string;
  readonly exportCutText: (most: string) => string;
}

/** Exports a list that the server returns in one reply, with a warning if the reply is truncated. */
export function exportPages<Row>(
  words: Words,
  rowsMax: number,
  exported: (signal: AbortSignal) => Promise<{ rows: Row[]; isCut: boolean }>,
): FetchPage<Row> {
  return async (_page, _perPage, signal) => {
    const { rows, isCut } = await exported(signal);
    if (isCut)
      toast.warning({ title: words.exportCutTitle, text: words.exportCutText(formatCount(rowsMax)) });
    return { rows, total: rows.length };
  };
}
