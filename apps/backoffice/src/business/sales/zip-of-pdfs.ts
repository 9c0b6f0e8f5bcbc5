import { Zip, ZipPassThrough } from 'fflate';

export interface GrowingZip {
  readonly add: (name: string, bytes: Uint8Array) => void;
  readonly close: () => Blob;
}

/** A ZIP that takes file after file; two of the same name are told apart. PDFs are packed already, so they go in as they are. */
export function openZip(): GrowingZip {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const names = new Set<string>();
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    // The parts belong to whoever gives them until the file is whole.
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

/** What an invoice is called as a file: a slash would make a folder of its number. */
export function fileNameOf(invoiceNumber: string): string {
  return `${invoiceNumber.replaceAll(/[^\w.-]+/gu, '-')}.pdf`;
}

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let again = 2; taken.has(name); again += 1) name = wanted.replace(/(\.\w+)?$/u, `-${again}$1`);
  taken.add(name);
  return name;
}
