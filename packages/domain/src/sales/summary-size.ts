import type { InvoiceLine } from './invoice-of.ts';

/** What the tax authority reads of one message; more it does not take. */
const messageBytesMost = 150 * 1024;
/** Header, parties, sums and signature, with room to spare. */
const frameBytes = 9 * 1024;
/** An IIC, a moment, and what they stand in. */
const referenceBytes = 106;
/** The names of the fields of a line and its amounts, none of which is long. */
const lineBytes = 125;
const exemptionBytes = 21;

/** Whether an invoice that sums up so many others can be told to the tax authority. */
export function isTellable(referencesCount: number, lines: readonly InvoiceLine[]): boolean {
  const ofLines = lines.reduce((sum, line) => sum + bytesOf(line), 0);
  return frameBytes + referencesCount * referenceBytes + ofLines <= messageBytesMost;
}

const bytesOf = ({ name, sku, unit, exemption }: InvoiceLine): number =>
  lineBytes +
  [name, sku, unit].reduce((sum, text) => sum + textBytes(text), exemption === null ? 0 : exemptionBytes);

/** In UTF-8, and with the signs that stand for others in XML written out. */
function textBytes(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if ('&<>"'.includes(letter)) bytes += 6;
    else bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : 4;
  }
  return bytes;
}
