import type { BulkRowResult } from '@tezga/ui';
import { bytesOf } from '../../kits/forms/base64.ts';
import { allOrEach } from '../../kits/lists/all-or-each.ts';

interface PaperBundleParts {
  /** Joins PDFs in their order; null if one of them cannot be read. */
  readonly joinPdfs: (pdfs: readonly Uint8Array[]) => Promise<Uint8Array<ArrayBuffer> | null>;
  readonly words: { readonly tooLarge: string; readonly unreadable: string };
  readonly bytesMax: number;
}

/** Fetches the PDF of one purchase, as base64. */
type FetchPaper = (id: string) => Promise<{ readonly pdf: string }>;

export interface PaperBundle {
  /** Fetches the PDFs of these purchases and adds them in their order; the results say which ones failed. */
  readonly add: (ids: readonly string[], fetchPaper: FetchPaper) => Promise<BulkRowResult[]>;
  /** Joins everything added so far; null if that fails. */
  readonly close: () => Promise<Uint8Array<ArrayBuffer> | null>;
}

const failed = (id: string, message: string): BulkRowResult => ({ id, ok: false, message });

/**
 * The PDFs of purchases as one document. Each PDF is checked alone, so that a damaged one leaves only its own purchase
 * out. After the first PDF that does not fit, no further batch is fetched.
 */
export function openPaperBundle({ joinPdfs, words, bytesMax }: PaperBundleParts): PaperBundle {
  const parts: Uint8Array[] = [];
  let byteCount = 0;
  let isFull = false;

  const addOne = async (id: string, pdf: Uint8Array): Promise<BulkRowResult> => {
    if (isFull) return failed(id, words.tooLarge);
    const readable = await joinPdfs([pdf]);
    if (readable === null) return failed(id, words.unreadable);
    // A single PDF is saved whatever its size.
    isFull = parts.length > 0 && byteCount + readable.length > bytesMax;
    if (isFull) return failed(id, words.tooLarge);
    parts.push(readable);
    byteCount += readable.length;
    return { id, ok: true };
  };

  return {
    add: async (ids, fetchPaper) => {
      if (isFull) return ids.map((id) => failed(id, words.tooLarge));
      const fetched = new Map<string, Uint8Array>();
      const each = ids.map((id) =>
        allOrEach([id], async () => fetched.set(id, bytesOf((await fetchPaper(id)).pdf))),
      );
      // Added only after all calls: if one call loses its connection, the whole batch is reported as failed, so none
      // of its PDFs may be in the document.
      const results: BulkRowResult[] = [];
      for (const result of (await Promise.all(each)).flat()) {
        const pdf = fetched.get(result.id);
        results.push(pdf === undefined ? result : await addOne(result.id, pdf));
      }
      return results;
    },
    close: () => joinPdfs(parts),
  };
}
