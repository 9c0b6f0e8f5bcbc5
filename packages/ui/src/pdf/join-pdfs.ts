/**
 * Joins PDFs in the order given, whatever program wrote them; null if one of them is damaged or needs a password.
 * Takes over the memory of the first one, which must not be used afterwards.
 */
export async function joinPdfs([
  first = new Uint8Array(),
  ...others
]: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer> | null> {
  // The PDF reader is loaded on demand, because it is larger than the rest of the app.
  const { openPdf } = await import('./open-pdf.ts');
  const done = new AbortController();
  try {
    const opened = await openPdf(first, done.signal);
    const parts = [{ document: null }, ...others.map((document) => ({ document }))];
    // extractPages() returns null if a page is unreadable, which its declared type does not say.
    const joined: Uint8Array | null = await opened.extractPages(parts);
    return joined === null ? null : new Uint8Array(joined);
  } catch (error) {
    if (isDocumentFault(error)) return null;
    throw error;
  } finally {
    done.abort();
  }
}

/** Whether pdf.js could not read the document. Errors from its worker are recognized by their name. */
const isDocumentFault = (error: unknown): boolean =>
  error instanceof Error &&
  ['InvalidPDFException', 'PasswordException', 'UnknownErrorException'].includes(error.name);
