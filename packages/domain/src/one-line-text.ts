import { sayableText } from './sayable-text.ts';

const breaks = /[\p{Cc}\u2028\u2029]+/gu;

/** Text of one line: line breaks, tabs and other control characters become a space, so no name can forge a second line. */
export function oneLineText(text: string): string {
  return sayableText(text).replaceAll(breaks, ' ');
}
