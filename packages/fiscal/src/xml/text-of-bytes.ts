import { XmlFault } from './xml-fault.ts';

// Keeps the byte order mark for the parser, which accepts only one.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes received bytes. The protocol allows only UTF-8; other bytes throw an `XmlFault`. */
export function textOfBytes(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new XmlFault('invalid UTF-8');
  }
}
