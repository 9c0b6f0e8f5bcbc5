import { isPublicPath } from '../session/public-path.ts';

export interface TextPart {
  readonly text: string;
  /** The target of the link; null for plain text. */
  readonly path: string | null;
}

const addresses = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;
const pathOfAddress = /^https?:\/\/[^/]+(\/[^?#]*)/;

/** Splits a message at its URLs. A URL of a public page becomes a link to this server, regardless of its host. */
export function linkedText(text: string): TextPart[] {
  return text
    .split(addresses)
    .filter((part) => part !== '')
    .map((part) => {
      const path = pathOfAddress.exec(part)?.[1] ?? '';
      return { text: part, path: isPublicPath(path) ? path : null };
    });
}
