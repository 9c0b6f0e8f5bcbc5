import { printsAtOnce } from '@tezga/contract';
import { openJoinedPdf } from '@tezga/print/joined-pdf';
import type { BulkRowResult } from '@tezga/ui';
import { allOrEach } from '../../kits/lists/all-or-each.ts';
import { bytesOf } from '../../kits/forms/base64.ts';
import { fileNameOf, openZip } from '../../kits/documents/zip-of-files.ts';

/** The output of a bulk print: the printer, one PDF file, or a ZIP with one PDF for each invoice. */
export type BundleForm = 'printer' | 'pdf' | 'zip';

/** The fields of an invoice that a bundle needs. */
export interface Bundled {
  readonly _id: string;
  readonly meta: { readonly invoiceNumber: string };
}

/** Fetches one PDF of these invoices, as base64. */
export type FetchPdf = (ids: readonly string[]) => Promise<{ readonly pdf: string }>;

export interface PrintBundle {
  /** Fetches invoices and adds them; the results say which ones failed. */
  readonly add: (invoices: readonly Bundled[], fetchPdf: FetchPdf) => Promise<BulkRowResult[]>;
  /** Returns everything added so far as one file. */
  readonly close: (title: string) => Blob;
}

const joinedMax = 1000;
const joinedAtOnce = 25;
const zippedAtOnce = 4;

/**
 * The maximum number of invoices for each output. The browser renders every printed page as an image, so memory
 * limits the printer; one PDF is built in memory as a whole. A ZIP is written file by file, so it takes all invoices
 * of a list.
 */
export const maxInvoicesOf: Record<BundleForm, number> = {
  printer: printsAtOnce,
  pdf: joinedMax,
  zip: Infinity,
};

/** The output offered first: a ZIP if there are too many invoices for one PDF. */
export const formFor = (start: BundleForm, count: number): BundleForm =>
  start === 'pdf' && count > maxInvoicesOf.pdf ? 'zip' : start;

/**
 * The batch size. It is small, so that no reply is large, the progress bar moves often, and the user can stop between
 * batches.
 */
export const stepOf = (form: BundleForm): number => (form === 'zip' ? zippedAtOnce : joinedAtOnce);

export const openBundle = (form: BundleForm): PrintBundle => (form === 'zip' ? zipBundle() : pdfBundle());

/** The file name of one PDF: the first and the last invoice number. */
export function bundleName(invoices: readonly Bundled[]): string {
  return fileNameOf(numbersOf(invoices).join('_'));
}

/** The title of one PDF: the given name, and the first and the last invoice number. */
export function bundleTitle(name: string, invoices: readonly Bundled[]): string {
  return `${name} ${numbersOf(invoices).join(' – ')}`;
}

function numbersOf(invoices: readonly Bundled[]): string[] {
  const numbers = [invoices[0], invoices.at(-1)].map((invoice) => invoice?.meta.invoiceNumber ?? '');
  return [...new Set(numbers)];
}

function pdfBundle(): PrintBundle {
  const whole = openJoinedPdf();
  return {
    add: async (invoices, fetchPdf) => {
      const parts: Uint8Array[] = [];
      const ids = invoices.map(({ _id }) => _id);
      const results = await allOrEach(ids, async (some) => parts.push(bytesOf((await fetchPdf(some)).pdf)));
      // Added only after all calls succeeded: if one fails, the whole batch is reported as failed, and an invoice in
      // the PDF would be printed without being recorded as printed.
      for (const part of parts) whole.add(part);
      return results;
    },
    close: (title) => new Blob([whole.close(title)], { type: 'application/pdf' }),
  };
}

function zipBundle(): PrintBundle {
  const zip = openZip();
  return {
    add: async (invoices, fetchPdf) => {
      const files = new Map<string, Uint8Array>();
      const each = invoices.map(({ _id }) =>
        allOrEach([_id], async (ids) => files.set(_id, bytesOf((await fetchPdf(ids)).pdf))),
      );
      const results = (await Promise.all(each)).flat();
      for (const { _id, meta } of invoices) {
        const file = files.get(_id);
        if (file !== undefined) zip.add(fileNameOf(meta.invoiceNumber), file);
      }
      return results;
    },
    close: () => zip.close(),
  };
}
