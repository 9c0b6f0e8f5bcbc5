import { Zip, ZipPassThrough } from 'fflate';

export interface GrowingZip {
  readonly add: (name: string, bytes: Uint8Array) => void;
  readonly close: () => Blob;
}

/**
 * A ZIP that grows file by file; a repeated name gets a number. PDFs are already compressed, so they are stored
 * uncompressed.
 */
export function openZip(): GrowingZip {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const names = new Set<string>();
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    // Copied, because a chunk may be the buffer of the caller, who may change it before close().
    parts.push(Uint8Array.from(chunk));
  });
  return {
    add: (name, bytes) => {
      const file = new ZipPassThrough(freeName(name, names));
      zip.add(file);
      file.push(bytes, true);
    },
    close: () => {
      zip.end();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}

/** The file name of an invoice, without the slash of its number, which would create a folder. */
export function fileNameOf(invoiceNumber: string): string {
  return `${invoiceNumber.replaceAll(/[^\w.-]+/gu, '-')}.pdf`;
}

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let again = 2; taken.has(name); again += 1) name = wanted.replace(/(\.\w+)?$/u, `-${again}$1`);
  taken.add(name);
  return name;
}
