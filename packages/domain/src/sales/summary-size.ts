import type { InvoiceLine } from './invoice-of.ts';

/** The maximum size of a message that the tax authority accepts. */
const messageBytesMax = 150 * 1024;
/** The size of header, parties, sums and signature, with a safety margin. */
const frameBytes = 9 * 1024;
/** The size of one reference: an IIC, a date and time, and the XML around them. */
const referenceBytes = 106;
/** The size of the attribute names and amounts of a line. */
const lineBytes = 125;
const exemptionBytes = 21;

/** Whether a summary invoice with this many references fits into a message to the tax authority. */
export function fitsIntoMessage(referencesCount: number, lines: readonly InvoiceLine[]): boolean {
  const ofLines = lines.reduce((sum, line) => sum + bytesOf(line), 0);
  return frameBytes + referencesCount * referenceBytes + ofLines <= messageBytesMax;
}

const bytesOf = ({ name, sku, unit, exemption }: InvoiceLine): number =>
  lineBytes +
  [name, sku, unit].reduce((sum, text) => sum + textBytes(text), exemption === null ? 0 : exemptionBytes);

/** The size of a text in UTF-8, with XML characters escaped. */
function textBytes(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if ('&<>"'.includes(letter)) bytes += 6;
    else bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : 4;
  }
  return bytes;
}
