import { foldText } from './fold-text.ts';

/**
 * The rank of a search result, lowest first: 0 if the text begins with the first typed word and each further
 * word begins a word of the text, 1 if each typed word begins a word of the text, 2 otherwise. The database
 * ranks lists by the same rule (platform.search_ranks).
 */
export function searchRank(text: string, search: string): 0 | 1 | 2 {
  const folded = ` ${foldText(text)}`;
  const words = foldText(search).trim().split(/\s+/u);
  if (!words.every((word) => folded.includes(` ${word}`))) return 2;
  return folded.startsWith(` ${words[0]}`) ? 0 : 1;
}
