import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the bundler exports the file's URL as the default
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerAddress;

/** Opens a PDF for rendering; aborting the signal closes the document and frees its memory. */
export function openPdf(bytes: Uint8Array, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const loading = getDocument({ data: bytes, isEvalSupported: false });
  signal.addEventListener('abort', () => void loading.destroy(), { once: true });
  return loading.promise;
}
