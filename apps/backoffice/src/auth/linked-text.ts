import { isPublicPath } from '../session/public-path.ts';

export interface TextPart {
  readonly text: string;
  /** Where it leads; null for words. */
  readonly path: string | null;
}

const addresses = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;
const pathOfAddress = /^https?:\/\/[^/]+(\/[^?#]*)/;

/** A message cut at its addresses; those of pages before the door lead there on whatever server this is. */
export function linkedText(text: string): TextPart[] {
  return text
    .split(addresses)
    .filter((part) => part !== '')
    .map((part) => {
      const path = pathOfAddress.exec(part)?.[1] ?? '';
      return { text: part, path: isPublicPath(path) ? path : null };
    });
}
