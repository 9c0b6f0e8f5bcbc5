import { decodeText } from './decode-text.ts';
import { fileLimitBytes, rowsLimit } from './limits.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { SheetFault } from './sheet-fault.ts';
import type { Sheet } from './sheet.ts';

const beginsWith = (bytes: Uint8Array, beginning: readonly number[]) =>
  beginning.every((byte, place) => bytes[place] === byte);

const zip = [0x50, 0x4b, 0x03, 0x04];
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0];
const otherKinds: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46], // PDF
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x1f, 0x8b], // gzip
  [0x52, 0x61, 0x72, 0x21], // RAR
  [0x37, 0x7a, 0xbc, 0xaf], // 7z
];

/** Reads the rows of a file; its content decides the format, not its name. */
export function readSheet(bytes: Uint8Array, wanted?: number): Sheet {
  if (bytes.length === 0) throw new SheetFault('empty');
  if (bytes.length > fileLimitBytes) throw new SheetFault('too-many-bytes');
  if (beginsWith(bytes, zip)) return withinLimit(readXlsx(bytes, wanted));
  if (beginsWith(bytes, oldOffice)) throw new SheetFault(isEncrypted(bytes) ? 'encrypted' : 'old-excel');
  if (otherKinds.some((kind) => beginsWith(bytes, kind))) throw new SheetFault('other-kind');
  const text = decodeText(bytes);
  if (/^\s*<(?:!doctype|html|\?xml|table)/i.test(text)) throw new SheetFault('other-kind');
  return withinLimit(readCsv(text));
}

/** Reads cells copied from a spreadsheet. */
export function readPasted(text: string): Sheet {
  if (text.trim() === '') throw new SheetFault('empty');
  if (text.length > fileLimitBytes) throw new SheetFault('too-many-bytes');
  return withinLimit(readCsv(text));
}

function withinLimit(sheet: Sheet): Sheet {
  // The limit does not count the row with the column heads.
  if (sheet.rows.length > rowsLimit + 1) throw new SheetFault('too-many-rows');
  return sheet;
}

/** A password-protected workbook is an OLE container with a stream name in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes('EncryptedPackage'.split('').join('\0'));
}
