import { foldText } from '@tezga/domain';

export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** Splits the text to mark the first match of the first search word that occurs in it. */
export function markedParts(text: string, sought: string): TextPart[] {
  const folded = foldText(text);
  const word = foldText(sought)
    .trim()
    .split(/\s+/u)
    .find((each) => each !== '' && folded.includes(each));
  // If folding changed the length (ß becomes ss), the positions do not match the text.
  if (word === undefined || folded.length !== text.length) return [{ text, isFound: false }];
  const begin = folded.indexOf(word);
  const end = begin + word.length;
  return [
    { text: text.slice(0, begin), isFound: false },
    { text: text.slice(begin, end), isFound: true },
    { text: text.slice(end), isFound: false },
  ].filter((part) => part.text !== '');
}
