import { textOfBytes, XmlFault } from '@tezga/fiscal';
import { Refused } from './refused.ts';

/** A message as it came, and the text that its bytes are. */
export interface MessageText {
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** The text of a message, where there is one: not too large, never empty, UTF-8 and never said to be anything else. */
export function messageText(bytes: Uint8Array, contentType: string, bytesMost: number): MessageText {
  if (bytes.length > bytesMost)
    throw new Refused(1, `${bytes.length} bytes, at most ${bytesMost} are allowed`);
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
