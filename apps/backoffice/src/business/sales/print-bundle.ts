import { printsAtOnce } from '@tezga/contract';
import { openJoinedPdf } from '@tezga/print/joined-pdf';
import type { BulkRowResult } from '@tezga/ui';
import { allOrEach } from '../../lists/all-or-each.ts';
import { bytesOf } from '../settings/base64.ts';
import { fileNameOf, openZip } from './zip-of-pdfs.ts';

/** Where many invoices go: to the printer or into a file, as one PDF, or into a ZIP, each as a PDF of its own. */
export type BundleForm = 'printer' | 'pdf' | 'zip';

/** An invoice as far as one must know it to put it in. */
export interface Bundled {
  readonly _id: string;
  readonly meta: { readonly invoiceNumber: string };
}

/** The PDF of these, as base64. */
export type FetchPdf = (ids: readonly string[]) => Promise<{ readonly pdf: string }>;

export interface PrintBundle {
  /** Fetches invoices and puts them in; says which could not be had. */
  readonly add: (invoices: readonly Bundled[], fetchPdf: FetchPdf) => Promise<BulkRowResult[]>;
  /** All that was put in, as one file. */
  readonly close: (title: string) => Blob;
}

const filedMost = 1000;
const joinedAtOnce = 25;
const zippedAtOnce = 4;

/** How many invoices go so. A browser draws each page that it prints as a picture, and has no room for more of them. */
export const mostOf = (form: BundleForm): number => (form === 'printer' ? printsAtOnce : filedMost);

/** How many one step is about: after each, one sees how far it is and may stop, and no answer is large. */
export const stepOf = (form: BundleForm): number => (form === 'zip' ? zippedAtOnce : joinedAtOnce);

export const openBundle = (form: BundleForm): PrintBundle => (form === 'zip' ? zipBundle() : pdfBundle());

/** What one PDF of these is called: after the first and the last of them. */
export function bundleName(invoices: readonly Bundled[]): string {
  const numbers = [invoices[0], invoices.at(-1)].map((invoice) => invoice?.meta.invoiceNumber ?? '');
  return fileNameOf([...new Set(numbers)].join('_'));
}

function pdfBundle(): PrintBundle {
  const whole = openJoinedPdf();
  return {
    add: (invoices, fetchPdf) =>
      allOrEach(
        invoices.map(({ _id }) => _id),
        async (ids) => whole.add(bytesOf((await fetchPdf(ids)).pdf)),
      ),
    close: (title) => new Blob([whole.close(title)], { type: 'application/pdf' }),
  };
}

function zipBundle(): PrintBundle {
  const zip = openZip();
  return {
    add: async (invoices, fetchPdf) => {
      const each = invoices.map(({ _id, meta }) =>
        allOrEach([_id], async (ids) =>
          zip.add(fileNameOf(meta.invoiceNumber), bytesOf((await fetchPdf(ids)).pdf)),
        ),
      );
      return (await Promise.all(each)).flat();
    },
    close: () => zip.close(),
  };
}
