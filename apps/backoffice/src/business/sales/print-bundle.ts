import { printsAtOnce } from '@tezga/contract';
import { openJoinedPdf } from '@tezga/print/joined-pdf';
import type { BulkRowResult } from '@tezga/ui';
import { allOrEach } from '../../kits/lists/all-or-each.ts';
import { bytesOf } from '../../kits/forms/base64.ts';
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

const joinedMax = 1000;
const joinedAtOnce = 25;
const zippedAtOnce = 4;

/**
 * How many invoices go so. A browser draws each page that it prints as a picture, and has no room for more of them; one
 * PDF has to lie in its memory in one piece. A ZIP grows file by file, and takes all that a list shows.
 */
export const maxInvoicesOf: Record<BundleForm, number> = {
  printer: printsAtOnce,
  pdf: joinedMax,
  zip: Infinity,
};

/** What is offered first: a ZIP where there are too many for one PDF. */
export const formFor = (start: BundleForm, count: number): BundleForm =>
  start === 'pdf' && count > maxInvoicesOf.pdf ? 'zip' : start;

/** How many one step is about: after each, one sees how far it is and may stop, and no answer is large. */
export const stepOf = (form: BundleForm): number => (form === 'zip' ? zippedAtOnce : joinedAtOnce);

export const openBundle = (form: BundleForm): PrintBundle => (form === 'zip' ? zipBundle() : pdfBundle());

/** What one PDF of these is called: after the first and the last of them. */
export function bundleName(invoices: readonly Bundled[]): string {
  return fileNameOf(numbersOf(invoices).join('_'));
}

/** The title of one PDF of these: what they are called together, and the first and the last of them. */
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
      // Only now: had a later call broken, all of these would be told as failed, and none may be printed unnoted.
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
