import { textOfBytes, XmlFault } from '@tezga/fiscal';
import { Refused } from './refused.ts';

/** The raw bytes of a message and their decoded text. */
export interface MessageText {
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** Decodes a message; refuses one that is too large, empty, not UTF-8 or declared in another charset. */
export function messageText(bytes: Uint8Array, contentType: string, bytesMax: number): MessageText {
  if (bytes.length > bytesMax) throw new Refused(1, `${bytes.length} bytes, at most ${bytesMax} are allowed`);
  if (bytes.length === 0) throw new Refused(0, 'the message is empty');
  const charset = /;\s*charset="?([^";\s]+)/i.exec(contentType)?.[1];
  if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset))
    throw new Refused(0, 'the message must be in UTF-8');
  try {
    return { bytes, text: textOfBytes(bytes) };
  } catch (fault) {
    if (fault instanceof XmlFault) throw new Refused(0, fault.message);
    throw fault;
  }
}
