import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the builder gives the file's address as the default
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerAddress;

/** A document to be drawn; whoever no longer needs it gives the signal. */
export function openPdf(bytes: Uint8Array, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const loading = getDocument({ data: bytes, isEvalSupported: false });
  signal.addEventListener('abort', () => void loading.destroy(), { once: true });
  return loading.promise;
}
