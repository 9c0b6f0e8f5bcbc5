import { contract, printsAtOnce } from '@tezga/contract';
import { formatCount, joinPdfs, saveFile, toast, usePhrases, type BulkAction } from '@tezga/ui';
import { useRef } from 'react';
import { call } from '../../session/call.ts';
import { openPaperBundle, type PaperBundle } from './paper-bundle.ts';
import type { Purchase } from './queries.ts';

/** The maximum size of the joined PDF: the browser holds it in memory about three times. */
const mbMax = 50;
/**
 * The number of purchases in a batch: small, because the sources of the PDFs are slow, and the user can stop between
 * batches.
 */
const batchSize = 4;

/** A bulk action that saves the PDFs of the selected purchases as one file, in the order of the selection. */
export function useBulkPaper(): Omit<BulkAction<Purchase>, 'label'> {
  const phrases = usePhrases();
  const words = phrases.purchases.paper;
  const bundle = useRef<PaperBundle | null>(null);

  const confirm = async (rows: readonly Purchase[]) => {
    bundle.current = null;
    if (rows.length <= printsAtOnce) return true;
    toast.warning({ title: words.download, text: words.tooMany(formatCount(printsAtOnce)) });
    return false;
  };
  const run = (rows: readonly Purchase[], signal: AbortSignal) => {
    bundle.current ??= openPaperBundle({
      joinPdfs,
      words: { tooLarge: words.tooLarge(formatCount(mbMax)), unreadable: words.unreadable },
      bytesMax: mbMax * 1024 * 1024,
    });
    const ids = rows.map(({ _id }) => _id);
    return bundle.current.add(ids, (originId) => call(contract.purchases.pdf, { originId }, { signal }));
  };
  /** Saves what was fetched, also after the user stopped, because these purchases are then no longer selected. */
  const onDone = async (rows: readonly Purchase[]) => {
    const made = bundle.current;
    bundle.current = null;
    if (made === null || rows.length === 0) return;
    const pdf = await made.close().catch(() => null);
    if (pdf === null) {
      toast.error({ title: words.failed, text: words.notJoined });
      return;
    }
    const name = `${words.fileName}.pdf`;
    saveFile(new Blob([pdf], { type: 'application/pdf' }), name);
    toast.success(phrases.sales.print.saved(name));
  };
  return { confirm, run, batchSize, onDone };
}
