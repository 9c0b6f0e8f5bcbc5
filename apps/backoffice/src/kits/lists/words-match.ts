import { foldText } from '@tezga/domain';

/** Whether every typed word is the beginning of a word of the name; e and c match ë and ç. */
export function wordsMatch(name: string, typed: string): boolean {
  const words = foldText(name).split(/\s+/);
  return foldText(typed.trim())
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
