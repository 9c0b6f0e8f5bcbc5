import { xmlSafeText } from './xml-safe-text.ts';

const breaks = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Replaces line breaks, tabs and other control characters by a space, so that a typed name cannot add a
 * second line.
 */
export function oneLineText(text: string): string {
  return xmlSafeText(text).replaceAll(breaks, ' ');
}
