import { XmlFault } from './xml-fault.ts';

// The byte order mark stays in the text, because the parser checks that there is only one.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes received bytes. The protocol allows only UTF-8; bytes that are not UTF-8 throw an `XmlFault`. */
export function textOfBytes(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new XmlFault('invalid UTF-8');
  }
}
