import { createHash } from 'node:crypto';

/** A code such as xy123ab456, as the tax authority gives to operators and business units; derived from the name. */
export function demoCode(name: string): string {
  const bytes = createHash('sha256').update(`tezga demo code ${name}`).digest();
  return 'aa000aa000'.replaceAll(/./g, (sign, index: number) => {
    const byte = bytes[index] ?? 0;
    return sign === 'a' ? String.fromCodePoint(97 + (byte % 26)) : String(byte % 10);
  });
}
