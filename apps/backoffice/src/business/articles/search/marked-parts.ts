import { foldText } from '@tezga/domain';

export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** The text with what was sought marked in it: the first place of the first word that is there. */
export function markedParts(text: string, sought: string): TextPart[] {
  const folded = foldText(text);
  const word = foldText(sought)
    .trim()
    .split(/\s+/u)
    .find((each) => each !== '' && folded.includes(each));
  // Letters that fold into two would shift the mark.
  if (word === undefined || folded.length !== text.length) return [{ text, isFound: false }];
  const begin = folded.indexOf(word);
  const end = begin + word.length;
  return [
    { text: text.slice(0, begin), isFound: false },
    { text: text.slice(begin, end), isFound: true },
    { text: text.slice(end), isFound: false },
  ].filter((part) => part.text !== '');
}
