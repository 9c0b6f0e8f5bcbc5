import { foldText } from '@tezga/domain';

/** Every word typed begins some word of the name; ë and ç may be typed as e and c. */
export function wordsMatch(name: string, typed: string): boolean {
  const words = foldText(name).split(/\s+/);
  return foldText(typed.trim())
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
