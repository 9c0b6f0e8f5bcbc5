import { XmlFault } from './xml-fault.ts';

// A mark at the beginning is left for the reader, which takes one and no second.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text that bytes from outside are. UTF-8 is the only encoding of the protocol; whatever is none is no document. */
export function textOfBytes(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new XmlFault('bytes that are no UTF-8');
  }
}
