import { foldLetters } from '@tezga/ui';

/** Every word typed begins some word of the name; ë and ç may be typed as e and c. */
export function wordsMatch(name: string, typed: string): boolean {
  const words = foldLetters(name).split(/\s+/);
  return foldLetters(typed.trim())
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
